import { escapeHtml } from '../../platform/words/escape-html.ts'
import { type Content, type OpenApi, type Operation, plain } from './open-api.ts'

export const docsStyle = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}h2{margin-top:3rem;border-top:1px solid;padding-top:1rem;font-size:1.1rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid}dt{font-weight:600}dd{margin:0 0 .5rem}summary{cursor:pointer}`

type Named = { method: string; path: string; operation: Operation }

/** Every route in words, for people; programs read /api/openapi.json. */
export function docsPage({ paths, components }: OpenApi): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const byTag = Map.groupBy(routes, ({ operation }) => operation.tags[0]!)
  const usual = usualCodes(routes)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The interface of this site</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>The interface of this site</h1>
<p>Answers are JSON, those of pages aside. A method that an address does not take gets 405, with <code>Allow</code>. What is refused comes with a status from 400 and <code>{ message, code }</code>: a sentence for people, which may change, and a code for programs, which does not; with <code>fields</code> where a field was wrong. Bodies have at most 1 MB unless said otherwise. Calls for staff carry <code>Authorization: Bearer</code> and the token of <a href="#post-admin-login">a login</a>. What any of them may refuse is told <a href="#any">at the end</a>. Programs read <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Routes">
${[...byTag].map(([tag, own]) => `<p>${escapeHtml(tag)}</p><ul>\n${own.map((route) => `<li><a href="#${idOf(route)}">${nameOf(route)}</a></li>`).join('\n')}\n</ul>`).join('\n')}
</nav>
${[...byTag.values()]
  .flat()
  .map((route) => section(route, usual))
  .join('\n')}
<section>
<h2 id="any">What any of them may refuse</h2>
<dl>${[...usual].map(([code, [status, message]]) => codeAndSentence(code, status, message)).join('')}</dl>
</section>
<section>
<h2>What they tell of</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<p>${escapeHtml(name)}</p>${shown(`Schema of ${name}`, schema)}`)
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

const nameOf = ({ method, path }: Named) => `<code>${method} ${escapeHtml(path)}</code>`

const idOf = ({ method, path }: Named) =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')

function section(route: Named, usual: Usual): string {
  const { operation } = route
  const { summary, description, parameters = [], requestBody, responses } = operation
  const described = parameters.map(
    ({ name, in: place, description: words = '' }) =>
      `<dt><code>${escapeHtml(name)}</code> in the ${place}</dt><dd>${escapeHtml(words)}</dd>`,
  )
  const refused = refusalsOf(operation).filter(({ code }) => !usual.has(code))
  const answers = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return `<section>
<h2 id="${idOf(route)}">${nameOf(route)}</h2>
<p>${escapeHtml(summary)} ${escapeHtml(description)}</p>
${described.length > 0 ? `<dl>${described.join('')}</dl>` : ''}
${Object.entries(requestBody?.content ?? {})
  .map(([type, body]) => sample(`Sent as <code>${type}</code>:`, `Body of ${idOf(route)}`, body))
  .join('\n')}
${answers
  .map(([status, { description: words, content }]) =>
    content
      ? Object.entries(content)
          .map(([type, answer]) =>
            sample(
              `${status}, <code>${escapeHtml(type)}</code>${words === plain ? ':' : `. ${escapeHtml(words)}`}`,
              `Answer ${status} of ${idOf(route)}, ${type}`,
              answer,
            ),
          )
          .join('\n')
      : `<p>${status}. ${escapeHtml(words)}</p>`,
  )
  .join('\n')}
${refused.length > 0 ? `<dl>${refused.map(({ code, status, message }) => codeAndSentence(code, status, message)).join('')}</dl>` : ''}
</section>`
}

/** An example, and behind it the schema. */
function sample(lead: string, label: string, { schema, example }: Content[string]): string {
  const isJson = typeof example === 'object' && example !== null
  if (!isJson) return `<p>${lead}</p>${example ? shown(`Example: ${label}`, example) : ''}`
  return `<p>${lead}</p>${shown(`Example: ${label}`, example)}
<details><summary>Schema</summary>${shown(`Schema: ${label}`, schema)}</details>`
}

const shown = (label: string, value: unknown) =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</code></pre>`

const codeAndSentence = (code: string, status: string, message: string) =>
  `<dt>${status} <code>${escapeHtml(code)}</code></dt><dd>${escapeHtml(message)}</dd>`

type Usual = Map<string, [status: string, message: string]>

const refusalsOf = ({ responses }: Operation) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { value }]) => ({
      code,
      status,
      message: (value as { message: string }).message,
    })),
  )

/** Codes that a good part of all routes know are told once, at the end. */
function usualCodes(routes: Named[]): Usual {
  const all = routes.flatMap(({ operation }) => refusalsOf(operation))
  const times = Map.groupBy(all, ({ code }) => code)
  return new Map(
    [...times.values()]
      .filter((same) => same.length > routes.length / 3)
      .map(([one]) => [one!.code, [one!.status, one!.message]]),
  )
}
