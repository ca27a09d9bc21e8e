import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'What a strict policy broke',
  category: 'Security',
  summary:
    'Three weeks in report-only mode brought 41,200 complaints about a content security policy. Nineteen of them had causes. Here they are, with what each one cost to fix.',
  thumbnail: '/drawings/post-strict-policy.svg',
  authorName: 'Rohan Deo',
  daysAgo: 296,
  content: `
<p>A content security policy is a header that tells the browser what a page may load and run. Most policies in the wild allow <code>'unsafe-inline'</code>, which is a lock with the key painted on the door. When a bank’s customer portal was found to echo a search term without escaping it, the scanner’s report mildly noted that the policy “would not have mitigated” the finding. The board asked for one that would.</p>
<p>This is how it went, in the order it went.</p>
<h2>The policy we wanted</h2>
<pre><code class="language-http">Content-Security-Policy:
  default-src 'none';
  script-src 'self';
  style-src 'self';
  img-src 'self' data:;
  font-src 'self';
  connect-src 'self';
  form-action 'self';
  base-uri 'none';
  frame-ancestors 'none';
  require-trusted-types-for 'script';
  trusted-types portal dompurify</code></pre>
<p>There’s no inline script, no host but our own, and no nonce. Nonces are the usual advice, and it’s good advice for pages built on each request. A nonce has to be new every time. Half of this portal comes from a cache, and a cached nonce is the same for everyone, the attacker included. Hashes would have worked. Moving the scripts into files was less work than keeping a list of hashes up to date.</p>
<p>The last two lines are about scripts that are already running. They make the browser refuse plain strings wherever a string can become code, such as <code>innerHTML</code>, unless they have passed through one of the named policies.<sup><a href="#csp-note-1">1</a></sup></p>
<h2>Listening first</h2>
<p>We sent it as <code>Content-Security-Policy-Report-Only</code>, with both the newer <code>report-to</code> and the older <code>report-uri</code>, because browsers adopted the newer one at different times. A browser that knows both uses the newer.</p>
<pre><code class="language-shell">$ curl -sI https://portal.example/ | grep -i '^content-security'
content-security-policy-report-only: default-src 'none'; script-src 'self'; …</code></pre>
<p>Then came the noise. Of 41,200 reports in three weeks, 93 per cent were not about us: extensions that write into pages, virus scanners, the browser inside a messenger that adds a script for its own purposes. You can recognise them by a source that starts with an extension’s scheme, or by a script we’ve never served. We dropped anything that came from fewer than five customers, grouped the rest by directive and line, and ended up with nineteen causes.</p>
<table>
<caption>Nineteen causes, by kind</caption>
<thead><tr><th scope="col">What was refused</th><th scope="col">Causes</th><th scope="col">Days to fix</th><th scope="col">How</th></tr></thead>
<tbody>
<tr><td>Inline event handlers</td><td>6</td><td>3</td><td>listeners in files</td></tr>
<tr><td>Inline configuration</td><td>2</td><td>1</td><td>a JSON block, which is data and doesn’t run</td></tr>
<tr><td><code>style</code> attributes from a table component</td><td>3</td><td>4</td><td>classes; the component was replaced</td></tr>
<tr><td><code>innerHTML</code> with help texts</td><td>4</td><td>2</td><td>one sanitised, three made plain text</td></tr>
<tr><td><code>eval</code> in a template library of 2014</td><td>1</td><td>6</td><td>templates compiled in the build</td></tr>
<tr><td>Tag manager</td><td>1</td><td>9</td><td>removed, after a conversation</td></tr>
<tr><td>Form sent to the payment provider</td><td>1</td><td>1</td><td>its origin in <code>form-action</code></td></tr>
<tr><td>Help page in a frame of the bank’s intranet</td><td>1</td><td>1</td><td>that origin in <code>frame-ancestors</code>, for one path</td></tr>
</tbody>
</table>
<p>The tag manager’s nine days were meetings. Through it, anyone in marketing could put a script on the page where customers type their password, with no review and no trace in the repository. Once someone had said that sentence aloud in the right room, it was gone within the hour. What it used to measure is now counted on the server.</p>
<h2>One place where strings become markup</h2>
<p>The help texts are written by the bank’s staff and contain markup. They go through one function, the only one the browser will accept.</p>
<pre><code class="language-ts">import DOMPurify from 'dompurify'

const portal = window.trustedTypes?.createPolicy('portal', {
  createHTML: (html) =&gt; DOMPurify.sanitize(html),
})

export function showHelp(place: Element, html: string): void {
  place.innerHTML = (portal?.createHTML(html) ?? DOMPurify.sanitize(html)) as string
}</code></pre>
<p>Two details cost us an afternoon each. DOMPurify parses its input with a <code>DOMParser</code>, which is one of the guarded places, and makes a policy named <code>dompurify</code> for that; if the header doesn’t list it, the sanitising itself is refused. And the cast in the last line is there because TypeScript still calls <code>innerHTML</code> a string. The other three places turned out not to need markup, and now set <code>textContent</code>.</p>
<h2>What the policy doesn’t do</h2>
<p>The day we enforced it, the old search page was still unescaped; we’d left it like that on the test system. The injected script didn’t run. The injected <em>form</em> did appear, in the bank’s own colours, and asked for a password. <code>form-action</code> stopped it from being sent elsewhere. An injected link to another site would have worked. A policy limits what an injection can do. It doesn’t remove the injection, and we escaped the term that same day.</p>
<p>Nor does <code>'self'</code> mean safe. Customers upload documents, and the files were served from the portal’s own origin. A text file with the right extension would have been a script from <code>'self'</code>. Uploads now come from another origin, as attachments, with <code>nosniff</code>. Check that before anything else. It’s the hole a good header hides best.</p>
<blockquote><p>The header took a minute to write. The page that deserves it took twenty-seven days.</p></blockquote>
<p>Reports still come in, some four hundred a day, and we look at them weekly. In the second month a new kind appeared on the transfer page, from eleven customers. It was a skimmer in a browser extension that had changed hands. The bank rang all eleven. For that call alone our <a href="/services/technology/security">security people</a> would do it again; if you’d like a calmer subject, read how to <a href="/insights/rotate-the-key-at-noon">rotate a key at noon</a>.</p>
<hr>
<ol>
<li id="csp-note-1">Trusted Types. Chromium has enforced them since 2020. A browser that doesn’t know the directive ignores it, so you have to call the sanitiser either way, as in the listing above.</li>
</ol>
`,
}
