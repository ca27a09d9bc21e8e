import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const legalSheet = (path: string) => route(path, 'site/legal/legal-sheet.tsx', { id: path })

const siteFile = (path: string) => route(path, 'directory/files/site-file-route.ts', { id: path })

const trial = (path: string, name: string) =>
  route(`services/${path}`, `site/services/trial/${name}/${name}-page.tsx`)

export default [
  siteFile('sitemap.xml'),
  siteFile('sitemaps/:part'),
  siteFile('robots.txt'),
  siteFile('llms.txt'),
  siteFile('.well-known/security.txt'),
  route('feed.xml', 'directory/feeds/feed-route.ts', { id: 'feed' }),
  route('feed.json', 'directory/feeds/feed-route.ts', { id: 'json feed' }),
  route('insights/feed/:category', 'directory/feeds/feed-route.ts', { id: 'feed of a category' }),
  route('careers/feed.xml', 'directory/feeds/job-feed-route.ts'),
  route('social/*', 'directory/social/social-route.ts'),
  route('.markdown/*', 'directory/files/markdown-route.ts'),
  layout('admin/desk-layout.tsx', [
    route('admin', 'admin/login/login-page.tsx'),
    route('admin/adminlogin', 'admin/login/login-page.tsx', { id: 'adminlogin' }),
    route('admin/overview', 'admin/overview/overview-page.tsx'),
    route('admin/job-posting', 'admin/jobs/job-posting-page.tsx'),
    route('admin/job-edit', 'admin/jobs/job-edit-page.tsx'),
    route('admin/blog-edit', 'admin/posts/edit/blog-edit-page.tsx'),
    route('admin/demo', 'admin/demo/demo-page.tsx'),
    route('admin/revisions', 'admin/revisions/revisions-page.tsx'),
    route('admin/write', 'admin/write/write-page.tsx'),
    route('admin/enquiries', 'admin/inbox/enquiries-page.tsx'),
    route('admin/applications', 'admin/inbox/applications-page.tsx'),
    route('admin/mails', 'admin/mails/mails-page.tsx'),
    route('admin/trash', 'admin/trash/trash-page.tsx'),
    route('admin/people', 'admin/people/people-page.tsx'),
    route('admin/history', 'admin/history/history-page.tsx'),
    route('admin/account', 'admin/account/account-page.tsx'),
    route('admin/staff', 'admin/staff/staff-page.tsx'),
  ]),
  layout('site/layout.tsx', [
    index('site/home/home-page.tsx'),
    route('services', 'site/services/map/services-page.tsx'),
    trial('industries/Banking-Financial', 'ledger'),
    trial('industries/Renewable-Energy', 'battery'),
    trial('offerings/data-artificial-intelligence', 'alarm'),
    trial('offerings/generative-ai-solutions', 'tokens'),
    route('services/:section/:pageTitle', 'site/services/service/service-page.tsx'),
    route('services/:section/:pageTitle/:cardTitle', 'site/services/card/card-page.tsx'),
    route('work', 'site/work/work-page.tsx'),
    route('work/:slug', 'site/work/case/case-page.tsx'),
    route('products', 'site/products/products-page.tsx'),
    route('products/darwaza', 'site/products/darwaza-page.tsx'),
    route('products/munshi', 'site/products/munshi-page.tsx'),
    route('insights', 'site/insights/list/insights-page.tsx'),
    route('insights/:slug', 'site/insights/post/post-page.tsx'),
    route('blog-posting-by-lexical', 'site/insights/every-post/every-post-page.tsx'),
    route('careers', 'site/careers/careers-page.tsx'),
    route('careers/:slug', 'site/careers/job-page.tsx'),
    route('contact', 'site/contact/contact-page.tsx'),
    route('status/:token', 'site/status/status-page.tsx'),
    legalSheet('privacy'),
    legalSheet('accessibility'),
    legalSheet('imprint'),
    route('search', 'site/search/search-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
