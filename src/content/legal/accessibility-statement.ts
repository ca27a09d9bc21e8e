import type { LegalPage } from './legal-page.ts'

export const accessibilityStatement: LegalPage = {
  slug: 'accessibility',
  heading: 'Accessibility',
  metaTitle: 'Accessibility statement | Naksha',
  metaDescription:
    'This site is built to WCAG 2.2 level AA. How we test it, what we know to be imperfect or untested, and whom to write to when something stops you.',
  updatedOn: '2026-11-21',
  lead: 'A site about careful building should open for everyone who comes to the door. This page says how far we have got, how we know, and where we do not know.',
  sections: [
    {
      id: 'standard',
      heading: 'What we hold ourselves to',
      paragraphs: [
        'The Web Content Accessibility Guidelines 2.2, level AA, for every public page. By our own tests the site meets them, except as listed under known limits. India’s standard IS 17802 and Europe’s EN 301 549 build on the same guidelines; the editions in wide use cite version 2.1.',
      ],
    },
    {
      id: 'built-in',
      heading: 'What is built in',
      paragraphs: [
        'Every page can be read, and every form sent, without JavaScript. Menus, the slide show and dialogs follow the patterns of the W3C’s authoring practices and work from the keyboard: Tab and arrow keys move, Escape closes, focus is always a thick outline. The slide show has a stop button and does not start for visitors who have asked their system for less motion.',
        'Text has a contrast of at least 4.5 to 1 in the light and in the dark scheme. Nothing is said by colour alone. No target for a finger is smaller than 24 CSS pixels either way. Drawings that carry meaning have a description in words.',
      ],
    },
    {
      id: 'testing',
      heading: 'How we test',
      paragraphs: [
        'Tests run on each change and a failure stops it: the axe rules for WCAG 2.0 to 2.2, levels A and AA, in Chromium at widths of 390 and 1280 pixels, in both colour schemes, with menus open and closed; journeys with the keyboard alone; journeys with scripts switched off. Pictures of the pages at 390, 768, 1280 and 1920 pixels are looked at one by one. Automatic rules find a part of what can be wrong, which is why the next section exists.',
      ],
    },
    {
      id: 'limits',
      heading: 'Known limits',
      paragraphs: [],
      entries: [
        {
          term: 'Screen readers',
          text: 'We follow the patterns that make them work, and have not yet tested this release with people who use one every day. Nor has an outside body audited it.',
        },
        {
          term: 'Other browsers',
          text: 'The tests run in Chromium. Firefox and Safari use the same pages and have had no systematic test.',
        },
        {
          term: 'The sum on the contact form',
          text: 'It keeps out machines and may keep out you. If so, send an e-mail with the same words; it is read by the same person.',
        },
        {
          term: 'Lettering in drawings',
          text: 'It is small and grows only with the page. On narrow screens it is replaced by a list; everywhere, the text says the same.',
        },
        {
          term: 'Pictures in posts',
          text: 'Their descriptions are written by the authors, and some are thin. Tell us which.',
        },
        { term: 'Language', text: 'The site is in English only.' },
      ],
    },
    {
      id: 'contact',
      heading: 'If something stops you',
      paragraphs: [
        `Write to {accessibility} or ring {phone} (sample number). Say which page it was and what you used. You get an answer from a person within five working days, the content in another form meanwhile, and word when it is mended.`,
      ],
    },
  ],
}
