import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'The smallest group that may say no',
  category: 'Machine learning',
  summary:
    'Our model gate stopped three sound releases because of groups with nineteen cases. The arithmetic that would have warned us fits on a postcard.',
  thumbnail: '/drawings/post-smallest-group.svg',
  authorName: 'Farhan Qureshi',
  daysAgo: 9,
  content: `
<p>A clinic network asked us to hold back any release of its triage model that served some patients worse than others. We judged recall on urgent messages in each of eleven groups, by age, language and kind of clinic. The bar was 0.92, signed by the clinicians before anyone had seen a model. It was the right idea, and in the weeks before launch it stopped three releases in a row with nothing wrong with them.</p>
<p>By the third, people were signing the override form without reading it. A gate people walk round is worse than a hole, because everyone believes it’s shut. The <a href="/work/pecan-model-gate">case study</a> mentions this in four sentences. Here is the arithmetic.</p>
<h2>Two misses</h2>
<p>The smallest group had nineteen urgent messages. Find seventeen of them and you have a recall of 0.895, below the bar; eighteen is 0.947, above it. So the rule “at least 0.92” had quietly become “at most one miss”. A release whose true recall in that group is 0.94, comfortably good, misses two or more of nineteen with a probability of 0.32. That’s the binomial distribution, and not the model’s fault.</p>
<p>Now ask eleven groups. If they were all that small and didn’t overlap, a good release would get past the lot about once in sixty attempts. Ours were larger and do overlap, which makes it less absurd. In practice, it looked like three in a row.</p>
<figure>
<img src="/drawings/post-figure-sample-size.svg" alt="Five pairs of columns for groups of 19, 50, 100, 220 and 400 cases. The chance that a good release is stopped falls from 32 to 4 per cent, the chance that a bad one passes falls from 23 per cent to nothing. The tallest column of the smallest group is marked." width="756" height="571">
<figcaption>Left of each pair: a good release is stopped. Right: a bad one passes. Both by comparing the observed recall with the bar and nothing else.</figcaption>
</figure>
<table>
<caption>Bar at 0.92. Good means a true recall of 0.94 in the group, bad means 0.86.</caption>
<thead><tr><th scope="col">Urgent cases</th><th scope="col">Misses allowed</th><th scope="col">Good, stopped</th><th scope="col">Bad, passed</th></tr></thead>
<tbody>
<tr><td>19</td><td>1</td><td>32%</td><td>23%</td></tr>
<tr><td>50</td><td>4</td><td>18%</td><td>15%</td></tr>
<tr><td>100</td><td>8</td><td>15%</td><td>5%</td></tr>
<tr><td>220</td><td>17</td><td>11%</td><td>0.3%</td></tr>
<tr><td>400</td><td>32</td><td>4%</td><td>under 0.1%</td></tr>
</tbody>
</table>
<p>Look at the third column again. A floor of one hundred cases, the first fix that comes to mind, still stops a good release at every seventh group. More data helps slowly, because the distance between 0.94 and 0.92 is small. It’s the question that has to change.</p>
<h2>Three answers instead of two</h2>
<p>A group with few cases doesn’t say recall is 0.895. It says recall is somewhere between 0.69 and 0.97, and that’s a different message. We use Wilson’s interval, because it behaves near one, where the textbook interval promises recalls above 100 per cent.</p>
<pre><code class="language-python">from math import sqrt

def wilson(hits: int, cases: int, z: float = 1.96) -&gt; tuple[float, float]:
    share = hits / cases
    middle = share + z * z / (2 * cases)
    spread = z * sqrt(share * (1 - share) / cases + z * z / (4 * cases**2))
    scale = 1 + z * z / cases
    return (middle - spread) / scale, (middle + spread) / scale

def judge(hits: int, cases: int, bar: float = 0.92, floor: int = 100) -&gt; str:
    if cases &lt; floor:
        return "cannot tell"
    _, high = wilson(hits, cases)
    if high &lt; bar:
        return "stop"
    return "pass" if hits / cases &gt;= bar else "ask"</code></pre>
<p><em>Stop</em> now means the evidence rules out the bar. With 100 cases that takes fourteen misses, and a good release hits it one time in four hundred. <em>Ask</em> means below the bar, perhaps by luck: a clinician gets the missed messages, usually nine to thirteen of them, and reads them over a cup of tea. <em>Cannot tell</em> is an order for more labels. We count it as a finding about us.</p>
<h2>Compare it with its predecessor</h2>
<p>The interval treats the release as if it came from nowhere. In fact the one in use has answered the same messages, and that pairing is worth more than another thousand labels. Take the release the gate was right to stop: 220 urgent messages were in Spanish. The old model had found 204, the new one 189. Of the 21 on which they differed, the new one lost 18 and won 3. If the two were equally good, those 21 would fall like coins, and a split at least that uneven has a probability of 0.0015.<sup><a href="#group-note-1">1</a></sup> The interval agreed, from 0.81 to 0.90, but the pairs would have told us with half the cases.</p>
<p>So a release now owes each group two things: it mustn’t be below the bar beyond doubt, and it mustn’t be worse than what it replaces beyond doubt.</p>
<h2>What the formulas don’t know</h2>
<ul>
<li>They assume the cases are independent. The 220 messages came from 163 patients, and a patient who writes twice in the same words is found twice or missed twice. We draw one message per patient before we judge, and the intervals get wider and more honest.</li>
<li>They assume the labels are right. Our readers agree with a kappa of 0.81. Some misses are disputes, which is one more reason for a person to read them.</li>
<li>They take the group as given. Let people choose the groups after seeing the result and they’ll find one that fails, or one that passes. The list is signed along with the bar.</li>
</ul>
<blockquote><p>A group too small to judge is still a group of people. The remedy is to find more of them, never to leave them out.</p></blockquote>
<p>It’s tempting to merge small groups until they’re big enough. We did, for a week. The merged group passed, and the twelve elderly Vietnamese patients in it were exactly the ones whose messages had gone unread before. We ordered labels instead: two nurses, four days. They cost less than one argument about a threshold, and since then <a href="/products/darwaza">the gate</a> has refused one release in twelve and been overruled once, in writing, by someone who’d read the page.</p>
<hr>
<ol>
<li id="group-note-1">The exact form of McNemar’s test: the two-sided probability of 18 or more heads, or as many tails, among 21 tosses of a fair coin.</li>
</ol>
`,
}
