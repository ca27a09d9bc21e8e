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
<p>A clinic network asked us to hold back any release of its triage model that serves some patients worse than others. We judged recall on urgent messages in each of eleven groups, by age, language and kind of clinic. The bar was 0.92, signed by the clinicians before anybody had seen a model. It was the right idea, and in the weeks before launch it stopped three releases in a row that had nothing wrong with them.</p>
<p>By the third, people signed the form for overruling it without reading. A gate that is walked round is worse than a hole, since everybody believes that it is shut. The <a href="/work/pecan-model-gate">case study</a> mentions this in four sentences. Here is the arithmetic.</p>
<h2>Two misses</h2>
<p>The smallest group had nineteen urgent messages. Seventeen found out of nineteen is a recall of 0.895, below the bar; eighteen is 0.947, above it. So the rule “at least 0.92” had quietly become “at most one miss”. A release whose true recall in that group is 0.94, comfortably good, misses two or more of nineteen with a probability of 0.32. That is the binomial distribution and no fault of the model.</p>
<p>Now ask eleven groups. If each were that small and they did not overlap, a good release would get past all of them about once in sixty attempts. Ours were larger and they do overlap, which makes it less absurd. Three in a row is what it looked like in practice.</p>
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
<p>Read the third column once more. A floor of one hundred cases, the first repair that comes to mind, still stops a good release at every seventh group. More data helps slowly, because the distance between 0.94 and 0.92 is small. What has to change is the question.</p>
<h2>Three answers instead of two</h2>
<p>A group with few cases does not say that recall is 0.895. It says that recall lies somewhere between 0.69 and 0.97, and that is a different message. The interval that we use is Wilson’s, since it behaves near one, where the textbook interval promises recalls above 100 per cent.</p>
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
<p><em>Stop</em> now means that the evidence excludes the bar. With 100 cases that takes fourteen misses, and a good release meets it once in four hundred times. <em>Ask</em> means below the bar, perhaps by luck: a clinician gets the missed messages, usually nine to thirteen of them, and reads them over a cup of tea. <em>Cannot tell</em> is an order for more labels. It counts as a finding about us.</p>
<h2>Compare it with its predecessor</h2>
<p>The interval treats the release as if it had come from nowhere. In fact the one in use has answered the same messages, and that pairing is worth more than another thousand labels. In the release that the gate stopped rightly, 220 urgent messages were in Spanish. The old model had found 204, the new one 189. Of the 21 on which they differed, the new one lost 18 and won 3. If the two were equally good, those 21 would fall like coins, and a split at least that uneven has a probability of 0.0015.<sup><a href="#group-note-1">1</a></sup> The interval agreed, from 0.81 to 0.90, but the pairs would have told us with half the cases.</p>
<p>So a release now has two duties to each group: not to be below the bar beyond doubt, and not to be worse than what it replaces beyond doubt.</p>
<h2>What the formulas do not know</h2>
<ul>
<li>They take the cases to be independent. The 220 messages came from 163 patients, and whoever writes twice in the same words is found twice or missed twice. We draw one message for each patient before we judge, and the intervals grow honest and wider.</li>
<li>They take the labels to be right. Our readers agree with a kappa of 0.81. Some misses are disputes, which is one more reason why a person reads them.</li>
<li>They take the group as given. Somebody who may choose the groups after seeing the result will find one that fails, or one that passes. The list is signed with the bar.</li>
</ul>
<blockquote><p>A group too small to be judged is still a group of people. The remedy is to find more of them, never to leave them out.</p></blockquote>
<p>It is tempting to merge small groups until they are large enough. We did so for a week. The merged group passed, and the twelve elderly Vietnamese patients in it were precisely the ones whose messages had gone unread before. We ordered labels instead: two nurses, four days. They cost less than one argument about a threshold, and since then <a href="/products/darwaza">the gate</a> has refused one release in twelve and has been overruled once, in writing, by somebody who had read the page.</p>
<hr>
<ol>
<li id="group-note-1">The exact form of McNemar’s test: the two-sided probability of 18 or more heads, or as many tails, among 21 tosses of a fair coin.</li>
</ol>
`,
}
