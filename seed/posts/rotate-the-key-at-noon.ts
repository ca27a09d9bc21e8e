import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Rotate the key at noon',
  category: 'Security',
  summary:
    'A signing key no one dares to change is a liability with a birthday. We changed ours on a Wednesday at lunch, with 140 services reading it, by doing four dull things in order.',
  thumbnail: '/drawings/post-rotate-key.svg',
  authorName: 'Rohan Deo',
  daysAgo: 84,
  content: `
<p>The key was called <code>prod-2019</code>. It signed every access token of a lender with 140 services, and there was a runbook for changing it, nineteen pages long, which called for a Sunday night, six people and a maintenance page. No one had ever followed it. When an engineer who’d once seen the private half left for another company, they asked us whether it ought to be changed, and the room went quiet.</p>
<p>One person changed it, on a Wednesday, between noon and half past three. Nothing was switched off. It’s an old trick: for a while, two keys are right.</p>
<h2>Who needs to know what, and when</h2>
<p>A signing key has two audiences. The issuer needs the private half and signs with exactly one. The verifiers need public halves and can hold several; each token names the one it wants by its <code>kid</code>. Verifiers fetch the list, a JSON Web Key Set, and keep it as long as its cache header allows. All the danger in a rotation is in the two delays hidden there: how long a verifier can go without seeing the new key, and how long a token signed by the old one stays in circulation.</p>
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
<tr><td>14:00–15:30</td><td>Check that nothing uses the old one</td><td>new</td><td>old, new</td></tr>
<tr><td>15:30</td><td>Withdraw the old one</td><td>new</td><td>new</td></tr>
</tbody>
</table>
<p>The first wait has to be longer than any verifier can hold a stale list. The header says an hour. We take two, because a list can sit in a proxy for an hour and then in a process for another. The second wait has to be longer than a token’s life plus the clock skew verifiers forgive: here, fifteen minutes and one. We gave it ninety, because the third step is a measurement, and measurements deserve a second look.</p>
<p>Making the key is the easy part:</p>
<pre><code class="language-shell">openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out next.pem
openssl pkey -in next.pem -pubout -out next.pub.pem</code></pre>
<p>In production the private half is made inside the key service and never becomes a file. The lines above are for the rehearsal, and there was a rehearsal: the same four steps on staging, every night for a week, on a timer.</p>
<h2>The step people skip</h2>
<p>Adding, using and withdrawing are commands. Checking is a question, and it needs a counter someone has built beforehand. Every verifier reports which <code>kid</code> it accepted. We already had the middleware, in two languages, so it took a day.</p>
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
<p>Two things in that listing matter more than they look. <code>algorithms</code> is a list of one. Verifiers that accept whatever a token’s header proposes have been fooled often enough to fill a shelf. And the key set comes from an address fixed in code; it never comes from a <code>jku</code> in the token, which is the attacker’s handwriting.</p>
<p>At 14:20 the counter for the old key should have been at zero. It was at three a minute. In 2021, as an exception, someone who has since become a manager had given a batch service a twelve-hour token. If we’d gone by the clock alone, loan statements would have stopped that evening. We renewed that one token, filed the exception for removal, and withdrew the key at 15:30 as planned.</p>
<h2>When the key has leaked</h2>
<p>All of this assumes the old key is merely old. If it’s in the wrong hands, the overlap is the hole: a forger can sign with it for as long as anyone accepts it. Then the order is add, use, withdraw, with no waits, and some sessions break. We rehearse that too, twice a year, with a stopwatch. It takes four minutes for the issuer, and up to one cache lifetime for verifiers that fetch only on schedule.<sup><a href="#rotate-note-1">1</a></sup> An hour is too long to leave a forger at it, so afterwards the cache time came down to ten minutes. The key server’s load rose to four requests a second, which it hardly noticed.</p>
<blockquote><p>A rotation you can run at noon is one you can run at three in the morning. It’s never worked the other way round.</p></blockquote>
<p>The lender now rotates every thirty days, on a timer, on working days before lunch. The runbook is down to one page, and half of that is phone numbers. For how we cut keys and rights down to size, see <a href="/services/technology/security">security</a>. For switching columns in a running database, which takes the same four steps, read <a href="/insights/a-backfill-is-a-release">A backfill is a release</a>.</p>
<hr>
<ol>
<li id="rotate-note-1">Fetching on an unknown <code>kid</code> helps with the new key. Nothing in a token tells a verifier that a known key has been withdrawn; the only way to find out is to fetch the list again.</li>
</ol>
`,
}
