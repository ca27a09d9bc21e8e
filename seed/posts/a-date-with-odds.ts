import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'A date with odds',
  category: 'Delivery',
  summary:
    'Adding up eight likely durations gives a date that arrives once in nine times at best. I sign our estimates, so I learned to add them differently.',
  thumbnail: '/drawings/post-date-with-odds.svg',
  authorName: 'Ira Deshpande',
  daysAgo: 199,
  content: `
<p>I wrote my first estimate by hand, in 2009. It said eleven weeks. The work took nineteen, and no one had been lazy, ill or stupid. I’d asked four people how long their part would take, they’d told me the truth, and I’d added it up.</p>
<p>The mistake is in the adding. I’ve made it often enough since to want it on paper.</p>
<h2>What ‘likely’ means</h2>
<p>Ask an engineer how long a part will take and you get the duration she sees when she imagines it going normally. That’s the top of the hill. But the hill leans: a part that’s likely to take ten days can hardly take two, but it can easily take thirty. There is more room on the bad side. So the average outcome is later than the likely one, and averages are what you’re allowed to add.</p>
<p>Take a small portal in eight parts. For each one we ask for three figures, in person-days.</p>
<table>
<caption>Best, likely and worst, in person-days</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Best</th><th scope="col">Likely</th><th scope="col">Worst</th></tr></thead>
<tbody>
<tr><td>Sign-in and roles</td><td>5</td><td>8</td><td>20</td></tr>
<tr><td>Booking</td><td>8</td><td>12</td><td>25</td></tr>
<tr><td>Papers and stamps</td><td>3</td><td>5</td><td>15</td></tr>
<tr><td>Link to the old system</td><td>10</td><td>15</td><td>40</td></tr>
<tr><td>Reports</td><td>6</td><td>9</td><td>18</td></tr>
<tr><td>Languages</td><td>4</td><td>6</td><td>10</td></tr>
<tr><td>Moving the data</td><td>5</td><td>10</td><td>30</td></tr>
<tr><td>Handover</td><td>2</td><td>3</td><td>8</td></tr>
<tr><th scope="row">Sum</th><td>43</td><td>68</td><td>166</td></tr>
</tbody>
</table>
<p>Sixty-eight days is the figure I’d have signed in 2009. If the eight parts went well or badly independently of each other, we’d hit it about once in two hundred projects. The middle of all outcomes is 92.</p>
<h2>Trouble comes together</h2>
<p>They aren’t independent, of course. A client who answers slowly slows every part. An old system that’s worse than described hurts the link, the data and the reports on the same day. Leaving that out is soothing: good luck here cancels bad luck there, and the range narrows. With independent parts, nine outcomes in ten come in under 106 days. It’s a fine figure to show a board, and it’s wrong.</p>
<p>So we let the parts share one piece of luck. This is the whole program:</p>
<pre><code class="language-python">import random
from math import sqrt
from statistics import NormalDist

PARTS = [
    (5, 8, 20), (8, 12, 25), (3, 5, 15), (10, 15, 40),
    (6, 9, 18), (4, 6, 10), (5, 10, 30), (2, 3, 8),
]
NORMAL = NormalDist()

def days(best, likely, worst, luck):
    """The duration below which a share of outcomes called luck lies."""
    turn = (likely - best) / (worst - best)
    if luck &lt; turn:
        return best + sqrt(luck * (worst - best) * (likely - best))
    return worst - sqrt((1 - luck) * (worst - best) * (worst - likely))

def project(together):
    shared = random.gauss(0, 1)
    def luck():
        own = random.gauss(0, 1)
        return NORMAL.cdf(sqrt(together) * shared + sqrt(1 - together) * own)
    return sum(days(*part, luck()) for part in PARTS)

runs = sorted(project(together=0.5) for _ in range(50_000))
for odds in (0.5, 0.8, 0.9):
    print(odds, round(runs[int(odds * len(runs))]))</code></pre>
<figure>
<img src="/drawings/post-figure-estimate.svg" alt="A row of columns forms a hill that leans to the right, from 50 to 150 days. Notes mark 68 days, where the likely durations add up, 90 days in the middle, and a marked column at 110 days, where four outcomes in five lie to the left." width="716" height="541">
<figcaption>Fifty thousand imagined projects. We sign the marked column: four in five end before it.</figcaption>
</figure>
<p>The middle stays about where it was, at 90. One project in nine now makes the old method’s 68 days, which is kinder than before and still no basis for a signature. Four in five finish within 110 days, nine in ten within 120. The half I put in for <code>together</code> is a judgement. We’ve looked at our own finished projects, and values between 0.4 and 0.6 fit them about equally well.</p>
<p>There’s an opposite vice. A cautious manager pads each part, say to its own nine in ten, and then adds them up. That makes 131 days, and fewer than one project in twenty-five takes that long. Pad every part and you buy the same certainty several times over, at the client’s expense.</p>
<h2>What we sign</h2>
<p>Our fixed price is the 80 per cent figure. The fifth project, the one that runs over, is our loss, and the other four pay for it. I’d rather say that aloud than hide it in the parts. The client gets the three columns, the curve, and the two parts that widen it most. Here those are the link to the old system and moving the data, and the cheapest thing anyone can do for the date is to spend four days on those two before anything’s signed.</p>
<p>For <a href="/work/teesta-freight-estimates">Teesta Freight</a> we did just that. The ₹ 76 lakh on the estimate was on the last invoice too, and I don’t take that as proof of anything. One project can’t prove odds. Sixty-four can begin to.</p>
<table>
<caption>64 estimates since 2021: how often the work finished within what we’d said</caption>
<thead><tr><th scope="col">We said</th><th scope="col">It happened</th></tr></thead>
<tbody>
<tr><td>50%</td><td>30 of 64, which is 47%</td></tr>
<tr><td>80%</td><td>50 of 64, which is 78%</td></tr>
<tr><td>90%</td><td>54 of 64, which is 84%</td></tr>
</tbody>
</table>
<p>The last row is the one I look at in the evening. Our worst cases aren’t bad enough. All ten that escaped did so through a part that wasn’t on the list, and no curve drawn over the list can know about that. So it now ends with a line called <em>what we haven’t thought of</em>, and its figures come from those ten.</p>
<blockquote><p>An estimate without odds is a wish that has been typed.</p></blockquote>
<p>How we use the sheet once work has begun, and redraw it every second Friday, is on the page about <a href="/services/technology/agile">agile</a>.</p>
`,
}
