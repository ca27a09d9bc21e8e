import { openDocuments } from '../features/documents/read/documents.ts'
import { isPublishedNoun } from '../features/documents/read/published-noun.ts'
import type { ServerBuild } from 'react-router'
import type { Config } from '../config.ts'
import { serverSecret } from '../features/settings/server-secret.ts'
import { openCareers } from '../features/jobs/read/careers.ts'
import { withLastKnown } from '../features/jobs/read/last-known.ts'
import { drawingFileAt } from '../features/documents/drawings/own-drawings.ts'
import { pictureFileIn } from '../features/media/picture-file.ts'
import { openPreviewDocuments } from '../features/previews/preview-documents.ts'
import type { PreviewState } from '../features/previews/preview-state.ts'
import { pageInspector } from './page-inspector.ts'
import { openBlog } from '../features/posts/read/blog.ts'
import { cachedLists } from '../features/posts/cache/cached-lists.ts'
import { hasPostsIn } from '../features/posts/read/post-addresses.ts'
import { openPostSearch } from '../features/posts/search/search-posts.ts'
import { createSiteSearch } from '../features/search/site-search.ts'
import { readStatus } from '../features/submissions/status/read-status.ts'
import { spellings } from '../web/directory/find-page.server.ts'
import { openElsewhere } from '../web/elsewhere/open-elsewhere.ts'
import type { Text } from '../web/i18n.tsx'
import type { FallbackPage } from '../web/page-context.ts'
import { pageRenderer } from '../web/render-page.ts'
import { listSearchable, usefulPages } from '../web/site/search/list-searchable.server.ts'
import { openFiles } from '../platform/files/files.ts'
import type { Ctx } from '../platform/ctx.ts'
import type { Noun } from '../platform/db/tables.ts'

type Ground = Pick<Ctx, 'log' | 'db' | 'clock'> & {
  config: Config
  text: Text
  load: () => Promise<ServerBuild>
  mode: string
}

export type PageTasks = ReturnType<typeof pageWorks>

/** All that pages are drawn and found with. It may be in a thread of its own: what goes in and out is plain data. */
export function pageWorks({ config, log, text, db, clock, load, mode }: Ground) {
  const ctx = { db, clock }
  const ofApi = openElsewhere({ config, log, text, clock })
  const [lists, postSearch] = [cachedLists(ctx), openPostSearch(ctx)]
  const ofOwn = () => ({ blog: openBlog(ctx, lists), careers: withLastKnown(openCareers(ctx)) })
  const { blog, careers } = ofApi ?? ofOwn()
  const documents = openDocuments(db, ofApi ? undefined : hasPostsIn(ctx))
  const previews = openPreviewDocuments(ctx)
  const search = createSiteSearch({
    list: () => listSearchable(documents, careers, ofApi?.blog),
    useful: usefulPages,
    ...(ofApi ? {} : { elsewhere: postSearch.find }),
  })
  const { siteUrl, whatsappNumber, emailService, blogEditorUrl } = config
  const uploadAt = pictureFileIn({ db, pictures: openFiles(config, 'media') })
  const site = {
    siteUrl,
    whatsappNumber,
    emailService,
    blogEditorUrl,
    apiBaseUrl: ofApi ? config.apiBaseUrl : '',
    text,
    log,
    clock,
    search,
    blog,
    careers,
    documents,
    keptMonths: {
      enquiry: config.retention.enquiriesMonths,
      application: config.retention.applicationsMonths,
    },
    pictureFile: async (address: string) =>
      (await uploadAt(address)) ?? (await drawingFileAt(db, address)),
    readStatus: async (token: string) =>
      readStatus({ db, secret: await serverSecret(db, 'secret') }, token),
  }
  const render = pageRenderer(load, site, mode)
  return {
    render: (address: string, answer?: unknown) => render(address, { answer }),
    /** A page of the site as it is edited; its address begins with `base`. */
    async renderPreview(address: string, base: string, state: PreviewState) {
      return render(address, { preview: { base, documents: await previews.read(state) } })
    },
    ...pageInspector({ db, clock, blog, documents, render }),
    renderStandIn: (standsIn: FallbackPage) => render('/-', { standsIn }),
    spellings: async () => spellings(await documents.read()),
    find: search.find,
    forget(nouns: Noun[]) {
      documents.forget(nouns)
      const isAny = (is: (noun: Noun) => boolean) =>
        nouns.some((noun) => noun === 'everything' || is(noun))
      if (isAny((noun) => noun === 'jobs' || isPublishedNoun(noun))) search.drop()
      if (!isAny((noun) => noun === 'posts')) return
      lists.forget()
      postSearch.forget()
    },
  }
}
