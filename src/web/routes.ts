import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const inPreparation = (path: string) =>
  route(path, 'site/in-preparation/in-preparation-page.tsx', { id: `in-preparation ${path}` })

const legalSheet = (path: string) => route(path, 'site/legal/legal-sheet.tsx', { id: path })

const siteFile = (path: string) => route(path, 'directory/site-file-route.ts', { id: path })

export default [
  siteFile('sitemap.xml'),
  siteFile('sitemaps/:part'),
  siteFile('robots.txt'),
  siteFile('llms.txt'),
  siteFile('.well-known/security.txt'),
  route('feed.xml', 'directory/feed-route.ts', { id: 'feed' }),
  route('feed.json', 'directory/feed-route.ts', { id: 'json feed' }),
  route('insights/feed/:category', 'directory/feed-route.ts', { id: 'feed of a category' }),
  route('social/*', 'directory/social-route.ts'),
  route('.markdown/*', 'directory/markdown-route.ts'),
  layout('admin/desk-layout.tsx', [
    route('admin', 'admin/login/login-page.tsx'),
    route('admin/adminlogin', 'admin/login/login-page.tsx', { id: 'adminlogin' }),
    route('admin/job-posting', 'admin/jobs/job-posting-page.tsx'),
    route('admin/job-edit', 'admin/jobs/job-edit-page.tsx'),
    route('admin/blog-edit', 'admin/posts/blog-edit-page.tsx'),
    route('admin/demo', 'admin/demo/demo-page.tsx'),
    route('admin/write', 'admin/write/write-page.tsx'),
    route('admin/enquiries', 'admin/inbox/enquiries-page.tsx'),
    route('admin/applications', 'admin/inbox/applications-page.tsx'),
    route('admin/mails', 'admin/mails/mails-page.tsx'),
    route('admin/trash', 'admin/trash/trash-page.tsx'),
    route('admin/history', 'admin/history/history-page.tsx'),
    route('admin/account', 'admin/account/account-page.tsx'),
    route('admin/staff', 'admin/staff/staff-page.tsx'),
  ]),
  layout('site/layout.tsx', [
    index('site/home/home-page.tsx'),
    route('services/:section/:pageTitle', 'site/services/service-page.tsx'),
    route('services/:section/:pageTitle/:cardTitle', 'site/services/card-page.tsx'),
    route('work', 'site/work/work-page.tsx'),
    route('work/:slug', 'site/work/case-page.tsx'),
    route('products', 'site/products/products-page.tsx'),
    route('products/darwaza', 'site/products/darwaza-page.tsx'),
    route('products/munshi', 'site/products/munshi-page.tsx'),
    route('insights', 'site/insights/insights-page.tsx'),
    route('insights/:slug', 'site/insights/post-page.tsx'),
    route('blog-posting-by-lexical', 'site/insights/every-post-page.tsx'),
    inPreparation('careers'),
    route('contact', 'site/contact/contact-page.tsx'),
    legalSheet('privacy'),
    legalSheet('accessibility'),
    legalSheet('imprint'),
    route('search', 'site/search/search-page.tsx'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
