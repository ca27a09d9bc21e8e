import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Mark the search before the answer',
  category: 'Machine learning',
  summary:
    'We spent a month on the wording of prompts for an assistant that was reading the wrong page. Two hundred and forty marked questions told us so in an afternoon.',
  thumbnail: '/drawings/post-search-first.svg',
  authorName: 'Farhan Qureshi',
  daysAgo: 351,
  content: `
<p>A maker of pumps has 11,800 pages of service manuals and a hotline that technicians call from basements. It wanted an assistant that answers out of the manuals and says on which page. Our first version was fluent, and right two times in three. We changed the prompt eleven times, tried three language models, and it went on being right two times in three.</p>
<p>Such an assistant is a search engine with a talkative clerk in front. If the search hands over the wrong passages, no manner of speaking will help. We had been training the clerk.</p>
<h2>A set of marked questions</h2>
<p>From the hotline’s log we took 240 questions as they had been asked, half in English, half in Hindi or in both at once. Two retired technicians marked the passage or passages in the manuals that settle each one. That took them six days, most of which went into the forty questions that the manuals do not settle at all. Those forty are the most valuable part of the set, and we will come back to them.</p>
<p>With the other two hundred one can ask the search alone: is a right passage among the first five?</p>
<pre><code class="language-python">def share_found(k, questions, search):
    found = sum(
        any(passage in question.settled_by for passage in search(question.text)[:k])
        for question in questions
    )
    return found / len(questions)</code></pre>
<p>The answer was 0.65. And when a right passage was among the five, the clerk’s answer was right 94 times in 100; when it was not, 7 times in 100. Multiply and you get the two in three. A month of prompts had moved the 94 by one point.</p>
<h2>Two searches that fail differently</h2>
<p>The search was by embedding: passages and questions become vectors, and neighbours are taken to be related. It is good at <em>the pump is knocking</em>, for which the manual says <em>cavitation</em>. It is poor at <em>KX-2204</em>, because to an embedding one part number looks much like another, and KX-2240 is the gasket of a different pump. The old-fashioned search by words, BM25, fails the other way round. It is sure of part numbers and helpless before a Hindi question about an English page.</p>
<p>Two methods that fail on different questions should be put together, and there is a way so simple that we distrusted it. Each method hands in its list, and a passage gets points for its place in each.<sup><a href="#search-note-1">1</a></sup></p>
<pre><code class="language-python">from collections import defaultdict

def fuse(rankings, k=60):
    points = defaultdict(float)
    for ranking in rankings:
        for place, passage in enumerate(ranking, start=1):
            points[passage] += 1 / (k + place)
    return sorted(points, key=points.get, reverse=True)</code></pre>
<p>Scores of the two methods are never compared, which is fortunate, since they have no common scale. Only places count.</p>
<table>
<caption>200 questions that the manuals settle</caption>
<thead><tr><th scope="col">Search</th><th scope="col">Right passage in the first five</th><th scope="col">Right answers, from end to end</th><th scope="col">Time for the search</th></tr></thead>
<tbody>
<tr><td>Embeddings, passages of 500 words</td><td>65%</td><td>64%</td><td>40 ms</td></tr>
<tr><td>The same, with headings in each passage</td><td>71%</td><td>69%</td><td>40 ms</td></tr>
<tr><td>BM25, with headings</td><td>58%</td><td>57%</td><td>6 ms</td></tr>
<tr><td>Both, fused</td><td>83%</td><td>79%</td><td>46 ms</td></tr>
<tr><td>Both, fused, then reranked</td><td>91%</td><td>86%</td><td>310 ms</td></tr>
</tbody>
</table>
<h2>The cheapest six points</h2>
<p>Look at the second row. A manual says “Torque: 45 Nm” under a heading which says what is to be tightened, three pages earlier. Cut into pieces, the torque floats free. We now write the path of headings above each piece before it is indexed: <em>KX series, Impeller, Assembly, Step 6</em>. That is a loop of ten lines, and it brought six points. Tables are kept whole, with their head, even when they are long.</p>
<p>The last row has its price. A reranker reads question and passage together and is the most exact of all, but it has to read each of the fifty candidates anew, which takes a quarter of a second on the machine that we were given. Technicians wait several seconds for the answer anyway. We paid.</p>
<p>A word on noise. With two hundred questions a share of 0.83 is known to about five points either way. We did not believe in differences below that until we had counted, question by question, how many had been won and how many lost. The step to 0.91 won 21 and lost 5. That is a difference. A change of the embedding model that won 9 and lost 7 was none, though its vendor’s table promised otherwise.</p>
<h2>The forty questions without an answer</h2>
<p>On these the first version had answered 31 times, politely and wrongly. One of its torques would have cracked a housing. The assistant must be able to say that the manuals do not settle the matter, and whether to say so is decided before the clerk opens his mouth: if the reranker’s best score is below a limit, the technician gets the hotline’s number and the three nearest pages.</p>
<p>The limit is a trade between two annoyances. We drew it for the service manager, and she chose. At her limit 36 of the 40 are refused, and so are 8 of the 200 that could have been answered. She would rather be rung up eight times too often. The limit was drawn on one half of the questions and confirmed on the other, since a limit confirmed on its own data always looks wise.</p>
<blockquote><p>“I don’t know” is a feature with a threshold, an owner and a cost. It does not come from asking nicely in the prompt.</p></blockquote>
<p>The marked questions are now replayed whenever anything changes: a manual, a model, a prompt. Twelve new ones join each month, taken from answers that a technician has marked as wrong. It is the same habit that we keep for <a href="/insights/the-smallest-group-that-may-say-no">models that judge people</a>, and the one on which <a href="/products/munshi">Munshi</a> rests, which may point at a page and never make up a value. What else we do with <a href="/services/offerings/generative-ai-solutions">language models</a> begins in the same way. Somebody has to sit down for six days and mark passages. Nothing that we have bought since has done as much.</p>
<hr>
<ol>
<li id="search-note-1">Reciprocal rank fusion, from a paper by Cormack, Clarke and Büttcher of 2009. The 60 is theirs. We tried others and could not tell them apart.</li>
</ol>
`,
}
