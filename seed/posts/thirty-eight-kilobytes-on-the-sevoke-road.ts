import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Thirty-eight kilobytes on the Sevoke road',
  category: 'Mobile',
  summary:
    'A lorry driver has one bar of signal and forty seconds at a petrol pump to say yes to a load. Where the bytes of his page went, and how a yes survives without a signal.',
  thumbnail: '/drawings/post-sevoke-road.svg',
  authorName: 'Devika Thapa',
  daysAgo: 405,
  content: `
<p>The Sevoke road leaves Siliguri towards the hills, and the last petrol pump before the climb is where drivers look at their phones. The phone is four years old. The network there has a round-trip time of 580 milliseconds and delivers 240 kilobits a second on an ordinary afternoon. We measured it for two days, from a plastic chair.</p>
<p>For <a href="/work/teesta-freight-estimates">Teesta Freight</a> a driver has to see a load, what it pays and where it is, and answer yes or no. Our first page for that weighed 412 kilobytes and took seventeen seconds to become useful. Nobody waits seventeen seconds with a queue behind him. The second version weighs 38 and takes under four.</p>
<h2>First, where the time goes</h2>
<p>Some people count round trips and some count bytes, and each camp has its rules. The chair taught us you need both.</p>
<figure>
<img src="/drawings/post-figure-first-visit.svg" alt="Two rows of blocks along a time scale. Both begin with four equal blocks for round trips. In the first a marked short block for 38 kilobytes follows, in the second a long one for 412 kilobytes." width="695" height="555">
<figcaption>The same four round trips; after them, the bytes.</figcaption>
</figure>
<p>Four round trips pass before the first byte of the page: one to find the address, one to open the connection, one to agree on encryption with TLS 1.3, one to ask. At 580 milliseconds each that’s 2.3 seconds, for any page at all. Then the server sends ten packets, about 14 kilobytes, and waits for word of them.<sup><a href="#sevoke-note-1">1</a></sup> On a fast line, that wait is the cost. On this one the pipe itself holds 240 kilobits times 0.58 seconds, some 17 kilobytes, so it’s nearly full from the start, and from there on every kilobyte costs 33 milliseconds. Thirty-eight come to 1.3 seconds, 412 to 13.7.</p>
<p>The sums say 3.6 and 16.0 seconds. The chair said 3.9 and 17. So here the folklore about the first 14 kilobytes didn’t matter and plain weight did. In a city with ten times the bandwidth it’d be the other way round.</p>
<h2>Where the bytes went</h2>
<table>
<caption>The driver’s page, compressed with Brotli, in kilobytes</caption>
<thead><tr><th scope="col">Part</th><th scope="col">First version</th><th scope="col">Second</th><th scope="col">What changed</th></tr></thead>
<tbody>
<tr><td>HTML with the offer in it</td><td>2.0</td><td>7.0</td><td>built on the server, complete</td></tr>
<tr><td>Style</td><td>31.0</td><td>4.2</td><td>written for this page</td></tr>
<tr><td>Code</td><td>188.0</td><td>21.4</td><td>no framework, no date library</td></tr>
<tr><td>Fonts for two scripts</td><td>164.0</td><td>0</td><td>the phone’s own</td></tr>
<tr><td>Icons and map</td><td>27.0</td><td>1.8</td><td>lines in the page; the map loads on request</td></tr>
<tr><td>Texts in three languages</td><td>0</td><td>1.3</td><td>only the driver’s own is sent</td></tr>
<tr><td>Service worker</td><td>0</td><td>2.3</td><td>see below</td></tr>
<tr><th scope="row">Sum</th><td>412.0</td><td>38.0</td><td></td></tr>
</tbody>
</table>
<p>The portal for Teesta’s customers is written in React, and rightly so. On the driver’s page, React and its renderer would have outweighed everything else, to show two buttons. The fonts were harder to give up. Our designer had chosen a lovely Devanagari. She took the bus to the pump, sat in the chair, and withdrew it herself. The phones come with a Noto for Bengali and Devanagari that their owners read all day.</p>
<p>An untested limit doesn’t last. The build fails at 38.5 kilobytes and prints which part has grown.</p>
<pre><code class="language-yaml">name: driver-page
budget:
  total: 38.5 kB
  parts:
    html: 7.5 kB
    style: 4.5 kB
    code: 22 kB
measured:
  with: brotli, quality 11
  first-visit: 4.2 s at 240 kbit/s, 580 ms</code></pre>
<h2>A yes without a signal</h2>
<p>Three hundred metres above the pump, the signal goes. A driver who’s seen the offer and makes up his mind at the second bend has to be able to say so. The service worker keeps the page and its latest offers, and the answer is stored on the phone before anything’s sent.</p>
<pre><code class="language-ts">export async function answer(offer: string, yes: boolean): Promise&lt;void&gt; {
  await put('answers', { offer, yes, at: Date.now(), state: 'waiting' })
  show(offer, 'waiting')
  await sendWaiting()
}

export async function sendWaiting(): Promise&lt;void&gt; {
  for (const waiting of await allIn('answers', 'waiting')) {
    const reply = await fetch('/offers/' + waiting.offer + '/answer', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ yes: waiting.yes, at: waiting.at }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() =&gt; undefined)
    if (!reply || reply.status &gt;= 500) return
    const state = reply.ok ? 'booked' : 'gone'
    await put('answers', { ...waiting, state })
    show(waiting.offer, state)
  }
}</code></pre>
<p><code>sendWaiting</code> runs after each answer, when the page opens, when the phone says it’s online, and by background sync in browsers that have it. Not all do. It’s a <code>PUT</code>, so a second delivery does no harm.</p>
<p>What the button says is the important part. It says <strong>waiting to be sent</strong> and, later, <strong>the load is yours</strong>. It never says the second while the first is true. An offer stands for twenty minutes; if the yes arrives after that, the server refuses it, and the driver’s told the load has gone. We tried to be clever here, extending offers to lorries last seen near the pump. On the third day it promised one load to two drivers. On the fourth we took it out.</p>
<h2>And without a browser</h2>
<p>One driver in six has a phone with buttons. He gets the offer as a text message of at most 160 characters in Latin letters, or 70 in Devanagari, which is a strict editor. He answers 1 or 2. Those messages get through when the page doesn’t, and for a while we wondered why have the page at all. The drivers told us. The message says what they’ll be paid, and the page shows them why.</p>
<p>There’s more on software for hands holding a steering wheel under <a href="/services/technology/mobility">mobility</a>. A till that goes a whole day without a line is the subject of <a href="/insights/selling-without-a-line">another note</a>.</p>
<hr>
<ol>
<li id="sevoke-note-1">The initial window of RFC 6928: ten segments, each with a little under 1,460 bytes of content.</li>
</ol>
`,
}
