export type PageKind =
  | 'home'
  | 'section'
  | 'service'
  | 'card'
  | 'case'
  | 'product'
  | 'legal'
  | 'page'
  | 'post'
  | 'job'

/** A step of the way to a page; one without a path is a heading of the menu, not a page. */
export type Crumb = { label: string; path?: string }

/** An object of schema.org, without the context that stands once around all of a page's. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Makes an absolute address of a path of this site. */
export type Absolute = (path: string) => string

/** What can be found at an address, whichever way it is looked for. */
export type PageEntry = {
  /** Spelled as in the menu: the canonical address. */
  path: string
  kind: PageKind
  /** As a link to the page reads. */
  title: string
  /** As the browser's tab and a search engine read, with the company's name. */
  metaTitle: string
  description: string
  /** Nobody is led to it: it stands in no list, and only who has its address finds it. */
  isUnlisted?: boolean
  /** From Home down to the page above this one. */
  parents: Crumb[]
  /** The drawing on its social image, by its name. */
  drawing?: string | undefined
  /** An upload that stands there instead, by its address. */
  sharedUpload?: string
  /** The day on which its words last changed, such as 2026-11-21. */
  lastModified: string
  /** As its title block says: the number among all sheets, and which version of its words it shows. */
  sheet: string
  revision: string
  /** All its words, for the search. */
  text: string
  markdown: () => string
  /** What it is about, beside the breadcrumbs that every page has. */
  things: (absolute: Absolute) => Thing[]
}
