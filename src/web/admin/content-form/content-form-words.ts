/** What forms made of a schema say around the labels of the schema. */
export const contentFormWords = {
  optional: '{{title}} (optional)',
  room: 'Room for {{count}} characters',
  roomOne: 'Room for 1 character',
  none: 'None',
  add: 'Add: {{title}}',
  addThis: 'Add: {{title}}',
  takeAway: 'Remove: {{title}}',
}
