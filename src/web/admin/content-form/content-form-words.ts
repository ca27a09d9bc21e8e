/** What forms made of a schema say around the labels of the schema. */
export const contentFormWords = {
  optional: '{{title}} (optional)',
  room: 'Room for {{count}} characters',
  roomOne: 'Room for 1 character',
  none: 'None',
  nothingChosen: 'Nothing chosen yet',
  choose: 'Change',
  chooseOne: 'Choose',
  find: 'Find',
  isDecoration: 'Decoration',
  add: 'Add: {{title}}',
  addThis: 'Add: {{title}}',
  takeAway: 'Remove: {{title}}',
}
