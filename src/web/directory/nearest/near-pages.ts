/** What a 404 knows beyond its status: the pages one may have meant. */
export type NearPages = { path: string; title: string; within: string }[]
