import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const inPreparation = (path: string) =>
  route(path, 'site/in-preparation/in-preparation-page.tsx', { id: `in-preparation ${path}` })

export default [
  layout('site/layout.tsx', [
    index('site/home/home-page.tsx'),
    inPreparation('services/:section/:pageTitle'),
    inPreparation('work'),
    inPreparation('products'),
    inPreparation('insights'),
    inPreparation('blog-posting-by-lexical'),
    inPreparation('careers'),
    route('contact', 'site/contact/contact-page.tsx'),
    inPreparation('admin'),
    inPreparation('admin/adminlogin'),
    inPreparation('admin/job-posting'),
    inPreparation('admin/demo'),
    inPreparation('admin/job-edit'),
    inPreparation('admin/blog-edit'),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
