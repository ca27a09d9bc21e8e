import type { LegalPage } from './legal-page.ts'

export const imprintAndTerms: LegalPage = {
  slug: 'imprint',
  heading: 'Imprint and terms',
  metaTitle: 'Imprint and terms of use | Naksha',
  metaDescription:
    'Naksha Engineering Pvt. Ltd., Pune: registered office, register entries, people who answer for the site, terms of use and how to report a security hole.',
  updatedOn: '2026-11-21',
  lead: 'Who stands behind this site, under which numbers, and what you may expect of it. Entries marked as sample have the right form and belong to nobody.',
  sections: [
    {
      id: 'company',
      heading: 'The company',
      paragraphs: [
        'Incorporated in India under the Companies Act in 2009 as a two-person drawing office. Nine engineers took it over in 2018, and it has traded as Naksha ever since.',
      ],
      entries: [
        { term: 'Name', text: 'Naksha Engineering Pvt. Ltd.' },
        {
          term: 'Registered office',
          text: '4th floor, Kalpataru Yard, Baner Road, Pune 411045, Maharashtra, India',
        },
        {
          term: 'Corporate identity number (CIN)',
          text: 'U72200PN2009PTC000000 (sample), Registrar of Companies, Pune',
        },
        { term: 'GST number', text: '27AAACN0000A1Z0 (sample)' },
        {
          term: 'United States',
          text: 'Naksha Engineering US, Inc., Suite 210, 1180 Cedar Loop, Austin, Texas 78702; Texas file number 0800000000 (sample)',
        },
        { term: 'Directors', text: 'Ira Deshpande, Samir Akhtar' },
        { term: 'Telephone', text: `{phone} (sample)` },
        { term: 'E-mail', text: '{office}' },
        { term: 'Queries and grievances', text: '{grievanceOfficer}' },
        { term: 'Responsible for the content', text: 'Ira Deshpande' },
      ],
    },
    {
      id: 'offers',
      heading: 'Prices and offers',
      paragraphs: [
        'Prices and lengths on this site tell you where such work starts. They exclude GST and other taxes. A contract comes about only by a sheet that both sides have signed, and its terms go before these.',
        'Figures in case studies were measured at that client. Your system is another one.',
      ],
    },
    {
      id: 'use',
      heading: 'Using the site',
      paragraphs: [
        'Text, drawings and code samples are ours unless they say otherwise. Quote them with a link; print them for colleagues; copy a code sample into your own work. For more, ask.',
        'What you send through a form stays yours. Send nothing that you may not pass on. Where a paper must stay confidential, ask us for a mutual agreement first; it is two pages.',
        'Do not overload the site, get around its checks or use it to reach others’ data. Links lead to pages we do not run and cannot answer for.',
      ],
    },
    {
      id: 'applicants',
      heading: 'To applicants',
      paragraphs: [
        'We never take money for an interview, an offer, a laptop or a training. Every open position is listed under Careers. If somebody asks you for a fee in our name, it is a fraud: please forward the message to us.',
      ],
    },
    {
      id: 'security',
      heading: 'Reporting a security hole',
      paragraphs: [
        `Write to {security} with the steps to repeat it. An engineer answers within two working days and tells you when it is closed. Look no further than you need to prove the point, leave other people’s data alone, and give us ninety days before you publish. If you keep to that in good faith, we take no legal steps against you. We pay no bounties; we do say thank you, by name if you like.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and law',
      paragraphs: [
        'We write with care and correct what is pointed out, but a page is no advice on your own system. We are liable without limit for intent, fraud, injury to life and health, and wherever the law allows no limit. For the free use of this site we are otherwise liable only for gross negligence.',
        'The law of India applies and the courts at Pune are competent. If you are a consumer, the protection and the courts of the country you live in stay open to you.',
      ],
    },
  ],
}
