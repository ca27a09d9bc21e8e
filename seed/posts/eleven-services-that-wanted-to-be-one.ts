import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Eleven services that wanted to be one',
  category: 'Architecture',
  summary:
    'Nine engineers ran eleven services and changed them in pairs. We put nine of the eleven into one process, kept every wall between them, and lost three things we miss.',
  thumbnail: '/drawings/post-one-process.svg',
  authorName: 'Kavya Iyer',
  daysAgo: 468,
  content: `
<p>The drawing on the parcel company’s wall showed eleven boxes, each with a name and a database. Nine engineers looked after them. They called us because releases had become slow, and we asked for what we always ask for: the last hundred changes. Seventy-one had touched two or more services, and most of those had to be released in a certain order, by hand, on a Thursday.</p>
<p>Services are meant to be changed on their own. When they’re changed together, the network between them is a cost without a purpose. The team knew it. What they feared was the alternative, the big ball in which everything hangs on to everything else.</p>
<h2>Two separate questions</h2>
<p>“Is there a wall?” and “is the wall a network?” usually get asked in one breath. A wall says pricing mustn’t read routing’s tables. A network can enforce that; so can a compiler or a test. What a network adds is that the two can be released, scaled and broken independently, and it charges you for that in latency, partial failure, versions and a pager. Make sure you want the second bundle before you pay for it.</p>
<p>We asked each of the eleven one question: has this ever needed to be released, scaled or allowed to crash alone? Two had. The label renderer reads images uploaded by strangers, with a library in C, and should die alone if it must. The nightly route optimiser wants 60 gigabytes of memory for forty minutes. Those two stayed as they were. For the other nine, the honest answer was no.</p>
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
<p>The table has nine entries; four are shown. The day we switched it on, it found 23 calls that weren’t on the drawing. They’d been there all along, as HTTP requests, where nobody counts them. The data has a wall too. Each module owns a schema and logs into it with a role that has no rights anywhere else, except to reference a key.</p>
<h2>One arrow at a time</h2>
<p>It took fourteen weeks, alongside the ordinary work. First the nine moved into one repository, unchanged, and were built from there. Then each HTTP call got an in-process twin behind the same interface, with a switch. Both ran for two weeks, the old one answering and the new one being compared. Three differences came up, all in dates JSON had turned into strings and no one had turned back. Once we’d switched an arrow, we deleted its old end within the week. A switch that stays is a second system.</p>
<p>The databases came last. With the tables side by side, foreign keys became possible, and adding them found 3,112 invoice lines whose parcel didn’t exist. Four years of lost messages between two services had been sitting there without a complaint. They were worth ₹ 2.3 lakh, and no one had missed it.</p>
<table>
<caption>Four weeks before, and the same four weeks a year later</caption>
<thead><tr><td></td><th scope="col">Eleven services</th><th scope="col">One, and two beside it</th></tr></thead>
<tbody>
<tr><th scope="row">Releases a week</th><td>3</td><td>22</td></tr>
<tr><th scope="row">From merge to live</th><td>2 days (median)</td><td>26 minutes</td></tr>
<tr><th scope="row">Price request, 95th percentile</th><td>840 ms</td><td>190 ms</td></tr>
<tr><th scope="row">Alarms at night</th><td>14</td><td>4</td></tr>
<tr><th scope="row">Servers, a month</th><td>$9,400</td><td>$3,100</td></tr>
<tr><th scope="row">Time to start</th><td>4 s each</td><td>11 s</td></tr>
<tr><th scope="row">Tests before a release</th><td>6 min, of one service</td><td>13 min, of everything</td></tr>
</tbody>
</table>
<h2>What we lost</h2>
<ul>
<li><strong>Crashing alone.</strong> In May a leak in the reports took the whole process down every six hours until we found it. Before, only the reports would have suffered. There are three copies of the process now, so a restart isn’t an outage, but a leak is everyone’s leak.</li>
<li><strong>A choice of language.</strong> One service was in Go, and its author liked it that way. It’s in TypeScript now. He stayed, and he’s right that it was faster.</li>
<li><strong>A blunt kind of safety.</strong> Over HTTP you couldn’t share a transaction by accident. In one process it’s easy, and it makes walls porous in a way no import test can see. We give each module its own connection and forbid passing it on. Twice so far, a reviewer has had to catch it.</li>
</ul>
<p>I wouldn’t do it for forty engineers. With four teams releasing at different speeds, the network buys you something, and one process becomes a queue at a single door. We put that on the sheet too, with a line saying when to look again: at the third team, or when a build takes longer than twenty minutes.</p>
<p>What I’d do again anywhere is the order. Draw the walls, enforce them as cheaply as you can, and pay for a network when someone can name what it’s for. Then if you ever do need the network, the walls are already in the right place, which is more than most <a href="/services/technology/architecture">architectures</a> can say. And if you’re keeping the network, you’d better read <a href="/insights/three-times-three-times-three">what three sensible timeouts can do</a>.</p>
`,
}
