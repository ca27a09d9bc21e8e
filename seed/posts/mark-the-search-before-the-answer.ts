import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Mark the search before the answer',
  category: 'Machine learning',
  summary:
    'We spent a month on the wording of prompts for an assistant that was reading the wrong page. Two hundred and forty marked questions told us in an afternoon.',
  thumbnail: '/drawings/post-search-first.svg',
  authorName: 'Farhan Qureshi',
  daysAgo: 351,
  content: `
<p>A maker of pumps has 11,800 pages of service manuals and a hotline that technicians call from basements. It wanted an assistant that answers from the manuals and says which page. Our first version was fluent, and right two times in three. We changed the prompt eleven times, tried three language models, and it stayed right two times in three.</p>
<p>An assistant like that is a search engine with a talkative clerk in front. If the search hands over the wrong passages, no amount of eloquence will help. We’d been training the clerk.</p>
<h2>A set of marked questions</h2>
<p>From the hotline’s log we took 240 questions exactly as people had asked them, half in English, half in Hindi or in both at once. Two retired technicians marked the passage or passages in the manuals that settle each one. It took them six days, most of it spent on the forty questions the manuals don’t settle at all. Those forty are the most valuable part of the set, and we’ll come back to them.</p>
<p>With the other two hundred you can test the search on its own: is a right passage in the top five?</p>
<pre><code class="language-python">def share_found(k, questions, search):
    found = sum(
        any(passage in question.settled_by for passage in search(question.text)[:k])
        for question in questions
    )
    return found / len(questions)</code></pre>
<p>The answer was 0.65. And when a right passage was among the five, the clerk’s answer was right 94 times in 100; when it wasn’t, 7 times in 100. Multiply that out and you get your two in three. A month of prompts had moved the 94 by one point.</p>
<h2>Two searches that fail differently</h2>
<p>The search was by embedding: passages and questions become vectors, and neighbours are assumed to be related. It’s good at <em>the pump is knocking</em>, for which the manual says <em>cavitation</em>. It’s poor at <em>KX-2204</em>, because to an embedding one part number looks much like another, and KX-2240 is the gasket of a different pump. The old-fashioned search by words, BM25, fails the other way round. It’s sure of part numbers and helpless when a Hindi question is about an English page.</p>
<p>Two methods that fail on different questions belong together, and there’s a way of doing it so simple that we didn’t trust it. Each method hands in its list, and a passage gets points for its place in each.<sup><a href="#search-note-1">1</a></sup></p>
<pre><code class="language-python">from collections import defaultdict

def fuse(rankings, k=60):
    points = defaultdict(float)
    for ranking in rankings:
        for place, passage in enumerate(ranking, start=1):
            points[passage] += 1 / (k + place)
    return sorted(points, key=points.get, reverse=True)</code></pre>
<p>The two methods’ scores are never compared, which is lucky, because they have no common scale. Only places count.</p>
<table>
<caption>200 questions the manuals settle</caption>
<thead><tr><th scope="col">Search</th><th scope="col">Right passage in the first five</th><th scope="col">Right answers, end to end</th><th scope="col">Search time</th></tr></thead>
<tbody>
<tr><td>Embeddings, passages of 500 words</td><td>65%</td><td>64%</td><td>40 ms</td></tr>
<tr><td>The same, with headings in each passage</td><td>71%</td><td>69%</td><td>40 ms</td></tr>
<tr><td>BM25, with headings</td><td>58%</td><td>57%</td><td>6 ms</td></tr>
<tr><td>Both, fused</td><td>83%</td><td>79%</td><td>46 ms</td></tr>
<tr><td>Both, fused, then reranked</td><td>91%</td><td>86%</td><td>310 ms</td></tr>
</tbody>
</table>
<h2>The cheapest six points</h2>
<p>Look at the second row. A manual says “Torque: 45 Nm” under a heading, three pages earlier, that says what to tighten. Cut into pieces, the torque floats free. We now write the path of headings above each piece before it is indexed: <em>KX series, Impeller, Assembly, Step 6</em>. That’s a loop of ten lines, and it was worth six points. Tables stay whole, with their header, however long they are.</p>
<p>The last row has its price. A reranker reads question and passage together and is the most accurate of the lot, but it has to read each of the fifty candidates afresh, which takes a quarter of a second on the machine we were given. Technicians wait several seconds for the answer anyway. We paid.</p>
<p>A word on noise. With two hundred questions a share of 0.83 is known to about five points either way. We didn’t believe any difference smaller than that until we’d counted, question by question, how many were won and how many lost. The step to 0.91 won 21 and lost 5. That’s a difference. A new embedding model that won 9 and lost 7 isn’t, whatever its vendor’s table promised.</p>
<h2>The forty questions without an answer</h2>
<p>The first version answered 31 of these, politely and wrongly. One of its torques would have cracked a housing. The assistant has to be able to say that the manuals don’t settle the matter, and we decide that before the clerk opens his mouth: if the reranker’s best score is below a limit, the technician gets the hotline’s number and the three nearest pages.</p>
<p>The limit trades one annoyance for another. We plotted it for the service manager, and she chose. At her limit 36 of the 40 are refused, and so are 8 of the 200 that could have been answered. She’d rather be rung eight times too often. We set the limit on one half of the questions and confirmed it on the other, because a limit confirmed on its own data always looks wise.</p>
<blockquote><p>“I don’t know” is a feature with a threshold, an owner and a cost. It does not come from asking nicely in the prompt.</p></blockquote>
<p>We now replay the marked questions whenever anything changes: a manual, a model, a prompt. Twelve new ones join each month, from answers a technician has marked wrong. It’s the same habit we have with <a href="/insights/the-smallest-group-that-may-say-no">models that judge people</a>, and the one <a href="/products/munshi">Munshi</a> is built on: it may point at a page and never make up a value. Everything else we do with <a href="/services/offerings/generative-ai-solutions">language models</a> starts the same way. Someone has to sit down for six days and mark passages. Nothing we’ve bought since has done as much.</p>
<hr>
<ol>
<li id="search-note-1">Reciprocal rank fusion, from a paper by Cormack, Clarke and Büttcher of 2009. The 60 is theirs. We tried others and couldn’t tell them apart.</li>
</ol>
`,
}
