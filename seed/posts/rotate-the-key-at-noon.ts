import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Rotate the key at noon',
  category: 'Security',
  summary:
    'A signing key that nobody dares to change is a liability with a birthday. We changed ours on a Wednesday at lunch, with 140 services reading it, by doing four dull things in order.',
  thumbnail: '/drawings/post-rotate-key.svg',
  authorName: 'Rohan Deo',
  daysAgo: 84,
  content: `
<p>The key was called <code>prod-2019</code>. It signed every access token of a lender with 140 services, and there was a runbook for changing it, nineteen pages long, which foresaw a Sunday night, six people and a maintenance page. Nobody had ever followed it. When an engineer who had once seen the private half left for another company, we were asked whether it ought to be changed, and the room went quiet.</p>
<p>It was changed on a Wednesday between noon and half past three, by one person. Nothing was switched off. The trick is old: for a while two keys are right.</p>
<h2>Who has to know what, and when</h2>
<p>A signing key has two audiences. The issuer needs the private half and signs with exactly one. The verifiers need public halves and may hold several; each token names the one it wants by its <code>kid</code>. Verifiers fetch the list, a JSON Web Key Set, and keep it for as long as its cache header allows. All the danger of a rotation lies in the two delays hidden there: how long a verifier may go without having seen the new key, and how long a token signed by the old one is still about.</p>
<figure>
<img src="/drawings/post-figure-key-overlap.svg" alt="Two long bars lie side by side on a time scale. The old key’s bar ends late, the new key’s bar begins early; a marked gate stands where signing passes from one to the other, in the middle of the stretch that both cover." width="728" height="551">
<figcaption>Both keys are published for longer than either signs. Signing changes hands inside the overlap.</figcaption>
</figure>
<h2>Four steps with two waits</h2>
<table>
<caption>The Wednesday, with a key set cached for 60 minutes and tokens that live for 15</caption>
<thead><tr><th scope="col">Time</th><th scope="col">Step</th><th scope="col">Signs</th><th scope="col">Published</th></tr></thead>
<tbody>
<tr><td>12:00</td><td>Add the new public key</td><td>old</td><td>old, new</td></tr>
<tr><td>14:00</td><td>Use it, after twice the cache time</td><td>new</td><td>old, new</td></tr>
<tr><td>14:00–15:30</td><td>Verify that nobody uses the old one</td><td>new</td><td>old, new</td></tr>
<tr><td>15:30</td><td>Withdraw the old one</td><td>new</td><td>new</td></tr>
</tbody>
</table>
<p>The first wait must be longer than the longest time for which any verifier may hold a stale list. The header says an hour. We take two, since a list may sit in a proxy for an hour and then in a process for another. The second wait must be longer than the life of a token plus the clock skew that verifiers forgive, here fifteen minutes and one. We gave it ninety, because the third step is a measurement and measurements like to be looked at twice.</p>
<p>Making a key is the smallest part:</p>
<pre><code class="language-shell">openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out next.pem
openssl pkey -in next.pem -pubout -out next.pub.pem</code></pre>
<p>In production the private half is made inside the key service and never becomes a file. The lines above are for the rehearsal, and there was a rehearsal: the same four steps on the staging system, every night for a week, by a timer.</p>
<h2>The step that people skip</h2>
<p>Adding, using and withdrawing are commands. Verifying is a question, and it needs a counter that somebody had to build beforehand. Every verifier reports which <code>kid</code> it accepted. In our case the middleware already existed in two languages, so it took a day.</p>
<pre><code class="language-ts">import { createRemoteJWKSet, jwtVerify } from 'jose'

const keys = createRemoteJWKSet(new URL('https://id.example/.well-known/jwks.json'), {
  cacheMaxAge: 60 * 60 * 1000,
})

export async function readToken(token: string): Promise&lt;Caller&gt; {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer: 'https://id.example',
    audience: 'loans',
    algorithms: ['ES256'],
    clockTolerance: 60,
  })
  acceptedTokens.inc({ kid: protectedHeader.kid ?? 'none' })
  return callerFrom(payload)
}</code></pre>
<p>Two things in that listing matter more than they look. <code>algorithms</code> is a list of one. A verifier that accepts whatever the header of a token proposes has been fooled often enough to fill a shelf. And the key set comes from an address fixed in code; it never comes from a <code>jku</code> in the token, which is the attacker’s handwriting.</p>
<p>At 14:20 the counter for the old key should have been at nought. It stood at three a minute. A batch service had been given a token of twelve hours in 2021, as an exception, by somebody who has since become a manager. Had we withdrawn on the clock alone, loan statements would have stopped that evening. We renewed that one token, filed the exception for removal, and withdrew at 15:30 as planned.</p>
<h2>When the key has leaked</h2>
<p>Everything above assumes that the old key is merely old. If it is in strange hands, the overlap is the hole: a forger signs with it for as long as anybody accepts it. Then the order is add, use, withdraw, without waits, and some sessions break. We rehearse that as well, twice a year, with a stop-watch. It takes four minutes for the issuer, and up to one cache lifetime for verifiers that fetch only on schedule.<sup><a href="#rotate-note-1">1</a></sup> An hour of a forger is too long, so the cache time came down to ten minutes afterwards. The load on the key server rose to four requests a second, which it hardly noticed.</p>
<blockquote><p>A rotation you can run at noon is one you can run at three in the morning. It has never worked the other way round.</p></blockquote>
<p>The lender now rotates every thirty days, by a timer, on working days before lunch. The runbook has shrunk to one page, and half of that is a list of telephone numbers. More on how we cut keys and rights down to size stands under <a href="/services/technology/security">security</a>. For the switch of columns in a running database, which follows the same four steps, read <a href="/insights/a-backfill-is-a-release">A backfill is a release</a>.</p>
<hr>
<ol>
<li id="rotate-note-1">A fetch on seeing an unknown <code>kid</code> helps with the new key. Nothing in a token tells a verifier that a known key has been withdrawn; it learns that only by fetching the list again.</li>
</ol>
`,
}
