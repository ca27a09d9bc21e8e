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
  route('careers/feed.xml', 'directory/job-feed-route.ts'),
  route('social/*', 'directory/social-route.ts'),
  route('.markdown/*', 'directory/markdown-route.ts'),
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
    route('careers', 'site/careers/careers-page.tsx'),
    route('careers/:slug', 'site/careers/job-page.tsx'),
    route('contact', 'site/contact/contact-page.tsx'),
    route('status/:token', 'site/status/status-page.tsx'),
    legalSheet('privacy'),
    legalSheet('accessibility'),
    legalSheet('imprint'),
    route('search', 'site/search/search-page.tsx'),
    inPreparation('admin'),
    inPreparation('admin/adminlogin'),
    inPreparation('admin/job-posting'),
    inPreparation('admin/demo'),
    inPreparation('admin/job-edit'),
    inPreparation('admin/blog-edit'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
