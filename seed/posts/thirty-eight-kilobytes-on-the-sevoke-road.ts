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
<p>The Sevoke road leaves Siliguri towards the hills, and the last petrol pump before the climb is where drivers look at their telephones. The telephone is four years old. The network there has a round-trip time of 580 milliseconds and delivers 240 kilobits a second on an ordinary afternoon. We measured it for two days from a plastic chair.</p>
<p>For <a href="/work/teesta-freight-estimates">Teesta Freight</a> a driver has to see a load, what he is paid, where it stands, and answer yes or no. Our first page for that weighed 412 kilobytes and took seventeen seconds to become useful. Nobody waits seventeen seconds with a queue behind him. The second version weighs 38 and takes under four.</p>
<h2>First, where the time goes</h2>
<p>It is common to count round trips and common to count bytes, and each camp has its rules. The chair taught us that one needs both.</p>
<figure>
<img src="/drawings/post-figure-first-visit.svg" alt="Two rows of blocks along a time scale. Both begin with four equal blocks for round trips. In the first a marked short block for 38 kilobytes follows, in the second a long one for 412 kilobytes." width="695" height="555">
<figcaption>The same four round trips; after them, the bytes.</figcaption>
</figure>
<p>Four round trips pass before the first byte of the page: one to find the address, one to open the connection, one to agree on encryption with TLS 1.3, one to ask. At 580 milliseconds that is 2.3 seconds, for any page whatever. Then the server sends ten packets, about 14 kilobytes, and waits to hear of them.<sup><a href="#sevoke-note-1">1</a></sup> On a fast line that waiting is what costs. On this one the pipe itself holds 240 kilobits times 0.58 seconds, some 17 kilobytes, so it is nearly full from the beginning, and from there on every kilobyte costs 33 milliseconds. Thirty-eight make 1.3 seconds, 412 make 13.7.</p>
<p>The sums say 3.6 and 16.0 seconds. The chair said 3.9 and 17. So the folklore of the first 14 kilobytes did not matter here and the plain weight did. In a city with ten times the bandwidth it would be the other way round.</p>
<h2>Where the bytes went</h2>
<table>
<caption>The driver’s page, compressed with Brotli, in kilobytes</caption>
<thead><tr><th scope="col">Part</th><th scope="col">First version</th><th scope="col">Second</th><th scope="col">What changed</th></tr></thead>
<tbody>
<tr><td>HTML with the offer in it</td><td>2.0</td><td>7.0</td><td>made on the server, complete</td></tr>
<tr><td>Style</td><td>31.0</td><td>4.2</td><td>written for this page</td></tr>
<tr><td>Code</td><td>188.0</td><td>21.4</td><td>no framework, no date library</td></tr>
<tr><td>Fonts for two scripts</td><td>164.0</td><td>0</td><td>those of the telephone</td></tr>
<tr><td>Icons and map</td><td>27.0</td><td>1.8</td><td>lines in the page; the map waits to be asked for</td></tr>
<tr><td>Texts in three languages</td><td>0</td><td>1.3</td><td>only the driver’s own is sent</td></tr>
<tr><td>Service worker</td><td>0</td><td>2.3</td><td>see below</td></tr>
<tr><th scope="row">Sum</th><td>412.0</td><td>38.0</td><td></td></tr>
</tbody>
</table>
<p>The portal for Teesta’s customers is written in React, and rightly so. On the driver’s page, React with its renderer would have been heavier than all the rest, in order to show two buttons. The fonts were harder to give up. Our designer had chosen a lovely Devanagari. She took the bus to the pump, sat in the chair, and withdrew it herself. The telephones carry a Noto for Bengali and Devanagari that their owners read all day.</p>
<p>A limit that is not tested does not last. The build fails at 38.5 kilobytes, and prints which part has grown.</p>
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
<p>Three hundred metres above the pump the signal goes. A driver who has seen the offer and makes up his mind at the second bend must be able to say so. The service worker keeps the page and its last offers, and the answer is put down in the telephone before anything is sent.</p>
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
<p><code>sendWaiting</code> runs after each answer, when the page is opened, when the telephone says that it is online, and by background sync where the browser has it. Not all have. It is a <code>PUT</code>, so that a second delivery does no harm.</p>
<p>The word on the button is the important part. It says <strong>waiting to be sent</strong> and, later, <strong>the load is yours</strong>. It never says the second while the first is true. An offer stands for twenty minutes; if the yes arrives after that, the server refuses it, and the driver reads that the load has gone. We tried to be clever here, by extending offers to lorries that had last been seen near the pump. It promised one load to two drivers on the third day. It was taken out on the fourth.</p>
<h2>And without a browser</h2>
<p>One driver in six has a telephone with buttons. He gets the offer as a text message of at most 160 characters in Latin letters, or 70 in Devanagari, which is a hard editor. He answers 1 or 2. Those messages arrive when the page does not, and for a while we asked ourselves why the page should exist. The drivers answered that. The message tells them what they are paid, and the page shows them why.</p>
<p>More on software for hands that hold a steering wheel stands under <a href="/services/technology/mobility">mobility</a>. The till that goes without a line for a whole day is the subject of <a href="/insights/selling-without-a-line">another note</a>.</p>
<hr>
<ol>
<li id="sevoke-note-1">The initial window of RFC 6928: ten segments, with somewhat under 1,460 bytes of content each.</li>
</ol>
`,
}
