import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'What a strict policy broke',
  category: 'Security',
  summary:
    'Three weeks in report-only mode brought 41,200 complaints about a content security policy. Nineteen of them had causes. Here they are, with what each one cost to mend.',
  thumbnail: '/drawings/post-strict-policy.svg',
  authorName: 'Rohan Deo',
  daysAgo: 296,
  content: `
<p>A content security policy is a header in which a page tells the browser what it may load and run. Most policies in the wild allow <code>'unsafe-inline'</code>, which is a lock with the key painted on the door. When a bank’s customer portal was found to echo a search term without escaping it, the scanner’s report said in its mild way that the policy “would not have mitigated” the finding. The board asked for one that would.</p>
<p>This is the account of how it went, in the order in which it went.</p>
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
<p>There is no inline script, no host but our own, and no nonce. Nonces are the usual advice, and they are good advice for pages that are made for each request. A nonce has to be new each time. Half of this portal is served from a cache, and a cached nonce is the same for everybody, the attacker included. Hashes would have worked. Moving the scripts into files was less work than keeping a list of hashes true.</p>
<p>The last two lines concern scripts that are already running. With them the browser refuses plain strings at the places where a string can become code, such as <code>innerHTML</code>, unless they have passed through one of the named policies.<sup><a href="#csp-note-1">1</a></sup></p>
<h2>Listening first</h2>
<p>We sent it as <code>Content-Security-Policy-Report-Only</code>, with both the newer <code>report-to</code> and the older <code>report-uri</code>, because browsers took up the newer one at different times. A browser that knows both uses the newer.</p>
<pre><code class="language-shell">$ curl -sI https://portal.example/ | grep -i '^content-security'
content-security-policy-report-only: default-src 'none'; script-src 'self'; …</code></pre>
<p>Then came the noise. Of 41,200 reports in three weeks, 93 per cent were not about us: extensions that write into pages, virus scanners, the browser inside a messenger that adds a script for its own purposes. They are recognised by a source that starts with an extension’s scheme, or by a script that we have never served. We dropped whatever came from fewer than five customers, grouped the rest by directive and by line, and ended with nineteen causes.</p>
<table>
<caption>Nineteen causes, by kind</caption>
<thead><tr><th scope="col">What was refused</th><th scope="col">Causes</th><th scope="col">Days to mend</th><th scope="col">How</th></tr></thead>
<tbody>
<tr><td>Inline event handlers</td><td>6</td><td>3</td><td>listeners in files</td></tr>
<tr><td>Inline configuration</td><td>2</td><td>1</td><td>a JSON block, which is data and does not run</td></tr>
<tr><td><code>style</code> attributes from a table component</td><td>3</td><td>4</td><td>classes; the component was replaced</td></tr>
<tr><td><code>innerHTML</code> with help texts</td><td>4</td><td>2</td><td>one sanitised, three made plain text</td></tr>
<tr><td><code>eval</code> in a template library of 2014</td><td>1</td><td>6</td><td>templates compiled in the build</td></tr>
<tr><td>Tag manager</td><td>1</td><td>9</td><td>removed, after a conversation</td></tr>
<tr><td>Form sent to the payment provider</td><td>1</td><td>1</td><td>its origin in <code>form-action</code></td></tr>
<tr><td>Help page in a frame of the bank’s intranet</td><td>1</td><td>1</td><td>that origin in <code>frame-ancestors</code>, for one path</td></tr>
</tbody>
</table>
<p>Nine days for the tag manager were spent in meetings. Through it, anybody in marketing could put a script on the page where customers type a password, without a review and without a trace in the repository. Once that sentence had been said aloud in the right room, it was gone within the hour. What it had measured is now counted on the server.</p>
<h2>One place where strings become markup</h2>
<p>The help texts are written by the bank’s staff and contain markup. They pass through one function, which is the only one that the browser will accept.</p>
<pre><code class="language-ts">import DOMPurify from 'dompurify'

const portal = window.trustedTypes?.createPolicy('portal', {
  createHTML: (html) =&gt; DOMPurify.sanitize(html),
})

export function showHelp(place: Element, html: string): void {
  place.innerHTML = (portal?.createHTML(html) ?? DOMPurify.sanitize(html)) as string
}</code></pre>
<p>Two details cost us an afternoon each. DOMPurify parses its input with a <code>DOMParser</code>, which is one of the guarded places, and makes a policy named <code>dompurify</code> for that; if the header does not list it, sanitising itself is refused. And the cast in the last line is needed because the types of the language still call <code>innerHTML</code> a string. The other three places turned out to need no markup, and now set <code>textContent</code>.</p>
<h2>What the policy does not do</h2>
<p>On the day it was enforced, the old search page was still unescaped; we had left it so on the test system. The injected script did not run. The injected <em>form</em> did appear, with the bank’s own colours, and asked for a password. <code>form-action</code> stopped it from being sent elsewhere. An injected link to another site would have worked. A policy limits what an injection can do. It does not remove the injection, and we escaped the term that same day.</p>
<p>Nor does <code>'self'</code> mean safe. Customers upload documents, and the files were served from the portal’s own origin. A text file with the right ending would have been a script from <code>'self'</code>. Uploads now come from another origin, as attachments, with <code>nosniff</code>. Check this before anything else. It is the hole that a good header hides best.</p>
<blockquote><p>The header took a minute to write. The page that deserves it took twenty-seven days.</p></blockquote>
<p>Reports still arrive, some four hundred a day, and we look at them weekly. In the second month a new kind appeared on the transfer page, from eleven customers. It was a skimmer in a browser extension that had changed hands. The bank rang all eleven. For that call alone our <a href="/services/technology/security">security people</a> would do it again; those who prefer a calmer subject may read how to <a href="/insights/rotate-the-key-at-noon">rotate a key at noon</a>.</p>
<hr>
<ol>
<li id="csp-note-1">Trusted Types. Chromium has enforced them since 2020. A browser that does not know the directive ignores it, so the sanitiser has to be called in any case, as in the listing above.</li>
</ol>
`,
}
