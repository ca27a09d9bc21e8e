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
<p>I keep the calendar between Pune and Austin. It lies. It says eleven hours, and there’s no day on which that’s true. The gap is ten and a half hours in summer and eleven and a half in winter. India never changes its clocks, Texas changes them twice a year, and for a week around each change someone sits in a call alone.</p>
<p>Fourteen client systems change hands at seven in the evening, Pune time. When I joined, they did it on a forty-five-minute call with nine people in it. Everyone said what was on their mind. Then half of them went to bed, half went to work, and at two in the afternoon, Texas time, someone in Austin would ring someone in Pune out of bed to ask which of the three fixes was the one that had worked.</p>
<table>
<caption>Seven in the evening in Pune</caption>
<thead><tr><th scope="col">Season</th><th scope="col">Pune</th><th scope="col">Austin</th><th scope="col">Distance</th></tr></thead>
<tbody>
<tr><td>March to November, daylight time</td><td>19:00</td><td>08:30</td><td>10 h 30 min</td></tr>
<tr><td>November to March, standard time</td><td>19:00</td><td>07:30</td><td>11 h 30 min</td></tr>
</tbody>
</table>
<h2>What a call loses</h2>
<p>We recorded thirty of those calls, with consent, and marked what was said against what was needed afterwards. People are good at telling a story: what broke, what they thought, how it felt when it went green. They leave out the state. On nineteen of the thirty, no one said which version was running. On twenty-four, no one said what <em>not</em> to touch, because the speaker couldn’t imagine anyone touching it.</p>
<p>A story is for colleagues who’ll still be there tomorrow morning. A handover is for someone alone with a system at half past two in the afternoon. She needs state, belief and permission, in that order.</p>
<h2>The page</h2>
<figure>
<img src="/drawings/post-figure-handover.svg" alt="Two desks stand on two plans, a distance apart, with a clock beside each. A single marked sheet lies on a bridge between them." width="807" height="575">
<figcaption>One sheet for each system. It has to carry the weight by itself.</figcaption>
</figure>
<p>So each system has one page, in its repository. Half of it writes itself:</p>
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
<p>The other half is typed by the person going home, and has five lines. Leave one empty and the page won’t publish; “nothing” is a perfectly good answer.</p>
<pre><code class="language-yaml">believe: The queue grows because the partner answers in 9 s since 16:40. Not proven.
tried: Doubled the workers at 17:10. No effect, put back at 17:30.
do_not_touch: The retry table. Deleting rows there pays people twice.
next: If the queue passes 40,000, switch the partner off (runbook 7). You may.
wake: Meenal, only for the retry table. She has agreed.</code></pre>
<p><code>believe</code> is kept apart from the state on purpose. In the stories they were the same thing, and a guess made at six in the evening was a fact by midnight. <code>tried</code> is what the night calls used to be about. <code>do_not_touch</code> is the line that’s saved the most money. And <code>next</code> ends with a permission, because someone who isn’t allowed to act will wake someone who is.</p>
<h2>The test of a page</h2>
<p>A page always looks complete to the person who wrote it. So on the first Thursday of the month we play a game. Someone in Austin who doesn’t know the system gets the page, a copy of the system with last month’s worst fault in it, and a timer. The author watches in silence. We note every question the reader has to ask aloud, then change the page, the tool or the runbook so the question has an answer. It’s uncomfortable for about four months. After that it’s dull, which is the point.</p>
<p>We kept the call, at fifteen minutes and with one rule: no news. If it’s news, it goes on the page first, while the others wait. You only have to sit through two minutes of silence three or four times before people start writing it down beforehand. What’s left is the part a page can’t do. You can hear that someone’s tired.</p>
<table>
<caption>One quarter with the long call, and the same quarter two years later</caption>
<thead><tr><td></td><th scope="col">Call</th><th scope="col">Page</th></tr></thead>
<tbody>
<tr><th scope="row">Handover time, per person per day</th><td>45 min</td><td>22 min, writing included</td></tr>
<tr><th scope="row">From “something is wrong” to the first useful act</th><td>47 min</td><td>9 min</td></tr>
<tr><th scope="row">People woken</th><td>31</td><td>6</td></tr>
<tr><th scope="row">With good reason</th><td>8</td><td>5</td></tr>
<tr><th scope="row">Work done twice, as far as we know</th><td>11 times</td><td>once</td></tr>
</tbody>
</table>
<p>Two things didn’t work. We tried letting a language model write the five lines from the day’s chat. They read beautifully, and <code>believe</code> came out as certainty every time. We also tried one page for all the systems, to save effort. It grew to nine screens, and people read it like a newspaper: from the top, until the coffee ran out.</p>
<h2>What it costs to be away</h2>
<p>It’d be dishonest to call eleven hours an advantage without showing the bill. Follow-the-sun means every question the page can’t answer costs a day. Design work suffers most. We no longer split a feature across the ocean; a feature lives in one city, and what crosses is the running system. If two halves of a team offer you round-the-clock development, ask to see <em>their</em> page.</p>
<p>The page lives in version control with everything else, and nights are for sleeping again. How promises between the cities are made and kept is a subject for <a href="/insights/a-date-with-odds">someone who signs them</a>. How teams like this are put together is on the page about <a href="/services/offerings/Outsourcing-And-Talent">outsourcing and talent</a>.</p>
`,
}
