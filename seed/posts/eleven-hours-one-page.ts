import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Eleven hours, one page',
  category: 'Delivery',
  summary:
    'Pune goes home when Austin has its first coffee. For two years we bridged that with a call; now a page does it, and the person who reads it is tested on it.',
  thumbnail: '/drawings/post-eleven-hours.svg',
  authorName: 'Dana Whitfield',
  daysAgo: 720,
  content: `
<p>I keep the calendar between Pune and Austin. It lies. It says eleven hours, and there is no day on which that is true. In summer the distance is ten and a half hours, in winter eleven and a half. India never moves its clocks, Texas does so twice a year, and for a week around each change somebody sits alone in a call.</p>
<p>Fourteen client systems pass between the two cities at seven in the evening in Pune. When I came, they passed by way of a call of forty-five minutes with nine people in it. Everyone said what was on their mind. Then one half went to bed, the other went to work, and at two in the afternoon, Texas time, somebody in Austin would ring somebody in Pune out of bed to ask which of the three fixes had been the one that worked.</p>
<table>
<caption>Seven in the evening in Pune</caption>
<thead><tr><th scope="col">Season</th><th scope="col">Pune</th><th scope="col">Austin</th><th scope="col">Distance</th></tr></thead>
<tbody>
<tr><td>March to November, daylight time</td><td>19:00</td><td>08:30</td><td>10 h 30 min</td></tr>
<tr><td>November to March, standard time</td><td>19:00</td><td>07:30</td><td>11 h 30 min</td></tr>
</tbody>
</table>
<h2>What a call loses</h2>
<p>We recorded thirty of those calls, with consent, and marked what was said and what was needed afterwards. People are good at telling a story: what broke, what they thought, how it felt when it went green. They leave out the state. In nineteen of the thirty, no one said which version was running. In twenty-four, no one said what should <em>not</em> be touched, because the speaker could not imagine anybody touching it.</p>
<p>A story is for colleagues who will still be there tomorrow morning. A handover is for somebody who is alone with a system at half past two in the afternoon. She needs state, belief and permission, in that order.</p>
<h2>The page</h2>
<figure>
<img src="/drawings/post-figure-handover.svg" alt="Two desks stand on two plans, a distance apart, with a clock beside each. A single marked sheet lies on a bridge between them." width="807" height="575">
<figcaption>One sheet for each system. It has to carry the weight by itself.</figcaption>
</figure>
<p>So there is one page for each system, in its repository. Half of it writes itself:</p>
<pre><code class="language-shell">#!/bin/sh
# State, as the system tells it. Nobody types this part.
{
  printf 'as_of: %s\\n' "$(date -u +%FT%RZ)"
  printf 'running: %s\\n' "$(curl -fsS "$HEALTH_URL" | jq -r .version)"
  printf 'changed_in_12_hours:\\n'
  git log --since='12 hours ago' --format='  - %h %s (%an)' origin/live
  printf 'open_alarms:\\n'
  curl -fsS "$ALARMS_URL" | jq -r '.[] | "  - " + .name + ", since " + .since'
} &gt; handover/state.yaml</code></pre>
<p>The other half is typed by whoever leaves, and has five lines. An empty one stops the page from being published, and “nothing” is a good answer.</p>
<pre><code class="language-yaml">believe: The queue grows because the partner answers in 9 s since 16:40. Not proven.
tried: Doubled the workers at 17:10. No effect, put back at 17:30.
do_not_touch: The retry table. Deleting rows there pays people twice.
next: If the queue passes 40,000, switch the partner off (runbook 7). You may.
wake: Meenal, only for the retry table. She has agreed.</code></pre>
<p><code>believe</code> is kept apart from the state on purpose. In the stories the two had been one, and a guess made at six in the evening was a fact by midnight. <code>tried</code> is what the night calls had been about. <code>do_not_touch</code> is the line that has saved the most money. And <code>next</code> ends with a permission, because a person who may not act will wake somebody who may.</p>
<h2>The test of a page</h2>
<p>A page looks complete to its writer. On the first Thursday of a month we therefore play a game. Somebody in Austin who does not know the system gets the page, a copy of the system with last month’s worst fault in it, and a timer. The author watches in silence. We note each question that the reader has to ask aloud, and the page, or the tool, or the runbook is changed so that the question has an answer. It is uncomfortable for about four months. After that it becomes dull, which is the point of it.</p>
<p>The call has stayed, at fifteen minutes, and has one rule: nothing may be said that is news. If it is news it goes on the page first, while the others wait. You need to keep silent for two minutes only three or four times before people write it down beforehand. What remains is the part that a page cannot do. You hear that somebody is tired.</p>
<table>
<caption>One quarter with the long call, and the same quarter two years later</caption>
<thead><tr><td></td><th scope="col">Call</th><th scope="col">Page</th></tr></thead>
<tbody>
<tr><th scope="row">Time in handover, for each person and day</th><td>45 min</td><td>22 min, writing included</td></tr>
<tr><th scope="row">From “something is wrong” to the first useful act</th><td>47 min</td><td>9 min</td></tr>
<tr><th scope="row">People woken</th><td>31</td><td>6</td></tr>
<tr><th scope="row">Of those, for good reason</th><td>8</td><td>5</td></tr>
<tr><th scope="row">Work done twice, as far as we know</th><td>11 times</td><td>once</td></tr>
</tbody>
</table>
<p>Two things did not work. We tried to let a language model write the five lines from the day’s chat. They read beautifully, and <code>believe</code> came out as certainty every time. We also tried one page for all systems, to save effort. It grew to nine screens and was read like a newspaper, from the top until the coffee was finished.</p>
<h2>What it costs to be away</h2>
<p>It would be dishonest to call eleven hours an advantage without the bill. Follow-the-sun means that every question which cannot be answered from the page costs a day. Design work suffers most. We do not split a feature across the ocean any more; a feature lives in one city, and what crosses is the running system. A client who is offered round-the-clock development by two halves of a team should ask to see <em>their</em> page.</p>
<p>The page lives under version control with the rest, and the night belongs to sleepers again. The bookkeeping of promises between the cities, how dates are made and kept, is a subject for <a href="/insights/a-date-with-odds">somebody who signs them</a>. How such teams are put together is told under <a href="/services/offerings/Outsourcing-And-Talent">outsourcing and talent</a>.</p>
`,
}
