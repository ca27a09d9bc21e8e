import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Eleven services that wanted to be one',
  category: 'Architecture',
  summary:
    'Nine engineers ran eleven services and changed them in pairs. We put nine of the eleven into one process, kept every wall between them, and lost three things that we miss.',
  thumbnail: '/drawings/post-one-process.svg',
  authorName: 'Kavya Iyer',
  daysAgo: 468,
  content: `
<p>The drawing on the wall of a parcel company showed eleven boxes, and each had a name and a database. Nine engineers looked after them. We were called because releases had become slow, and asked for what we always ask for: the last hundred changes. Seventy-one of them had touched two services or more, and most of those had to be released in a certain order, by hand, on a Thursday.</p>
<p>Services are meant to be changed by themselves. When they are changed together, the network between them is a cost without a purpose. The team knew it. What they feared was the other thing, the big ball in which everything holds on to everything.</p>
<h2>Two separate questions</h2>
<p>“Is there a wall?” and “is the wall a network?” are usually asked in one breath. A wall says that pricing may not read the tables of routing. It can be enforced by a network, by a compiler or by a test. A network adds that the two may be released, scaled and broken independently, and charges for it with latency, partial failure, versions and a pager. One should want the second bundle before paying for it.</p>
<p>We went through the eleven with one question each: has this ever needed to be released, scaled or allowed to crash alone? Two had. The renderer of labels reads images which strangers upload, with a library in C, and should die alone if it must. The nightly optimiser of routes wants 60 gigabytes of memory for forty minutes. Those two stayed as they were. For the other nine the honest answer was no.</p>
<h2>The wall as a test</h2>
<p>Nine folders in one repository, one process, and this in the build:</p>
<pre><code class="language-ts">const mayCall: Record&lt;string, string[]&gt; = {
  parcels: [],
  pricing: ['parcels'],
  routing: ['parcels', 'depots'],
  invoices: ['pricing', 'customers'],
}

test('a module calls only the modules it has declared, and only their front door', () =&gt; {
  const offenders = importsBelow('src/modules').filter(({ from, to }) =&gt; {
    const [own, other] = [moduleOf(from), moduleOf(to)]
    if (!other || own === other) return false
    return !mayCall[own]?.includes(other) || !to.endsWith(other + '/index.ts')
  })
  expect(offenders).toEqual([])
})

test('the declared calls run in no circle', () =&gt; {
  const reaches = (from: string, path: string[] = []): boolean =&gt;
    path.includes(from) || (mayCall[from] ?? []).some((to) =&gt; reaches(to, [...path, from]))
  expect(Object.keys(mayCall).filter((name) =&gt; reaches(name))).toEqual([])
})</code></pre>
<p>The table has nine entries; four are shown. On the day when we switched it on it found 23 calls that the drawing did not have. They had been there all the time, as HTTP requests, where nobody counts them. The data has a wall as well. Each module owns a schema, and logs into it with a role that has no rights elsewhere, except to refer to a key.</p>
<h2>One arrow at a time</h2>
<p>It took fourteen weeks, beside the ordinary work. First the nine moved into one repository, unchanged, and were built from there. Then each call over HTTP got a twin in the process behind the same interface, with a switch. Both ran for two weeks, the old one answering and the new one compared. Three differences came up, all in dates that JSON had turned into strings and nobody had turned back. When an arrow was switched, its old end was deleted within the week. A switch that stays is a second system.</p>
<p>The databases came last. When the tables lay beside each other, foreign keys became possible, and adding them found 3,112 invoice lines whose parcel did not exist. Four years of lost messages between two services had been sitting there without a complaint. It was worth ₹ 2.3 lakh, and nobody had missed it.</p>
<table>
<caption>Four weeks before, and the same four weeks a year later</caption>
<thead><tr><td></td><th scope="col">Eleven services</th><th scope="col">One, and two beside it</th></tr></thead>
<tbody>
<tr><th scope="row">Releases a week</th><td>3</td><td>22</td></tr>
<tr><th scope="row">From merge to live</th><td>2 days, in the median</td><td>26 minutes</td></tr>
<tr><th scope="row">Price request, 95th percentile</th><td>840 ms</td><td>190 ms</td></tr>
<tr><th scope="row">Alarms at night</th><td>14</td><td>4</td></tr>
<tr><th scope="row">Servers, a month</th><td>$9,400</td><td>$3,100</td></tr>
<tr><th scope="row">Time to start</th><td>4 s each</td><td>11 s</td></tr>
<tr><th scope="row">Tests before a release</th><td>6 min, of one service</td><td>13 min, of everything</td></tr>
</tbody>
</table>
<h2>What we lost</h2>
<ul>
<li><strong>Crashing alone.</strong> In May a leak in the reports took the whole process down every six hours until it was found. Before, only the reports would have suffered. There are three copies of the process now, so a restart is not an outage, but a leak is everybody’s leak.</li>
<li><strong>A choice of language.</strong> One service had been in Go, and its author liked it so. It is in TypeScript now. He stayed, and he is right that it was faster.</li>
<li><strong>A blunt kind of safety.</strong> Over HTTP it was impossible to share a transaction by accident. Within one process it is easy, and it makes walls porous in a way that no import test sees. We hand each module its own connection and forbid passing one on. Twice so far, a reviewer has had to notice.</li>
</ul>
<p>I would not do it for forty engineers. With four teams that want to release at different speeds, the network buys something, and one process becomes a queue at a single door. We wrote that down on the sheet too, with a sentence that says when to look again: at the third team, or when a build takes longer than twenty minutes.</p>
<p>What I would do again anywhere is the order. Draw the walls, enforce them by the cheapest means, and pay for a network when somebody can name what it is for. The walls then happen to be in the right place should you ever need the network, which is more than most <a href="/services/technology/architecture">architectures</a> can say. And whoever keeps the network had better read <a href="/insights/three-times-three-times-three">what three sensible timeouts can do</a>.</p>
`,
}
