import { retentionMonths } from '../retention-months.ts'
import type { LegalPage } from './legal-page.ts'

export const privacyPolicy: LegalPage = {
  slug: 'privacy',
  heading: 'Privacy',
  metaTitle: 'Privacy: what this site keeps about you | Naksha',
  metaDescription:
    'No cookies, no analytics. What your browser keeps, what happens to an enquiry or application, for how long, and your rights under the DPDP Act and GDPR.',
  updatedOn: '2026-11-21',
  lead: 'You can read all of this site without telling us who you are. If you write to us we keep what you wrote, for a stated time, and you can have it back or have it erased.',
  sections: [
    {
      id: 'responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `Naksha Engineering Pvt. Ltd., Pune: data fiduciary under India’s Digital Personal Data Protection Act, 2023 (DPDP Act), controller under the EU’s General Data Protection Regulation (GDPR). Questions go to {grievanceOfficer}, grievance officer: {privacy}. EU representative under Article 27 GDPR: Sample Representative GmbH, Hamburg (sample entry).`,
      ],
    },
    {
      id: 'reading',
      heading: 'When you read',
      paragraphs: [
        'We set no cookies and run no analytics, advertising or tracking. Scripts, styles, fonts and drawings come from our own server, and our pages call on no other, with one exception: an author may show a picture in a blog post that is kept elsewhere, and the server that keeps it then learns your IP address.',
        'Most pages are only counted. A request that needs work is written to a log: time, address of the page without its query, status, duration and your IP address. We read the log to find faults and attacks (legitimate interest, Article 6(1)(f) GDPR). The CERT-In directions of 28 April 2022 ask Indian companies to keep such logs.',
      ],
    },
    {
      id: 'browser',
      heading: 'What your browser keeps',
      paragraphs: [
        'What is named here and nothing else. All but the last lies in local storage; clearing the site’s data removes it.',
      ],
      entries: [
        { term: 'scheme', text: 'Light or dark, if you chose one. Stays until you clear it.' },
        {
          term: 'cachedBlogs',
          text: 'The last ten posts you opened, for seven days, so that they open again at once.',
        },
        {
          term: 'Drafts',
          text: 'What you typed into a form, files excepted, until it has been sent. We cannot see it.',
        },
        { term: 'slash', text: 'Whether the / key opens the search, if you chose.' },
        {
          term: 'token',
          text: 'Only for our staff: the key to their session, void after 12 hours without use and in any case after 14 days.',
        },
        {
          term: 'Session storage',
          text: 'How far down each page you were and between which you moved; for staff, a form not yet saved. Gone when you close the tab.',
        },
      ],
    },
    {
      id: 'writing',
      heading: 'When you write to us',
      paragraphs: [
        'An enquiry holds your name, e-mail address, country code and phone number, your words and the file you attach. An application holds your name, e-mail address, cover letter and CV. With each we store the time and the version of the text you agreed to. Fields marked as required are what we need to answer; nothing obliges you to send them.',
        'We use them to answer you or to decide on the position, nothing else: steps before a contract at your request (Article 6(1)(b) GDPR), and your consent or the use for which you gave the data (sections 6 and 7(a) DPDP Act). An entry that looks like spam is marked for a person. No decision is made by a machine, and no model is trained on what you send.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [],
      entries: [
        {
          term: 'Enquiries',
          text: `${retentionMonths.enquiries} months after the last message; if they lead to a contract, as tax law requires.`,
        },
        {
          term: 'Applications',
          text: `${retentionMonths.applications} months after the position is closed.`,
        },
        { term: 'Request logs', text: '180 days.' },
        { term: 'Backups', text: '35 days; what was erased disappears from them by then.' },
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      paragraphs: [
        'Those of our staff in Pune, Patna and Austin who handle it. Our hosting company in Mumbai stores it, and mails to you and to us leave by SMTP through our own mail provider, both on our instructions and under contract. We sell nothing. For readers in the EU this means that data goes to India and the United States, covered by standard contractual clauses where the GDPR asks for them.',
        'The chat button opens WhatsApp, a share button opens the network it names. Until you press one, they learn nothing; afterwards their own rules apply.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'Under the GDPR (Articles 15 to 22): access, correction, erasure, restriction, a portable copy, and objection. Under the DPDP Act (sections 11 to 14): access, correction, erasure, redress of grievances, and naming someone to act for you if you die or cannot. Most of the Act’s duties on companies apply from May 2027; we honour them now. Consent can be withdrawn as easily as it was given, with effect from then on.',
        `The receipt for your message has a link to a page where you see what arrived, can withdraw it and can ask for its erasure. Or write to {privacy}. We answer within 30 days, free of charge, and erase unless a law requires us to keep something, which we then name. If you are not content, complain to the Data Protection Board of India, or to the supervisory authority where you live in the EU.`,
      ],
    },
  ],
}
