import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Late data has a shape',
  category: 'Data',
  summary:
    'Handhelds in a freezer delivered their scans up to nine minutes late, and one delivered eleven days late. How to close a report without pretending everything has arrived.',
  thumbnail: '/drawings/post-late-data.svg',
  authorName: 'Meenal Joshi',
  daysAgo: 247,
  content: `
<p>In a cold store at −22 °C the radio is poor and the batteries are worse. The handhelds at <a href="/work/himdhara-cold-chain">Himdhara</a> hold on to their reads and deliver them when they can. So the table of scans, sorted by the time they were written, had pallets leaving before they’d arrived. An earlier supplier had fixed this by sorting by the other time. Then yesterday’s report changed overnight, and the operations director stopped believing either.</p>
<p>A system like this has two clocks, and neither’s wrong. Most of what people call data quality here is the habit of saying which one you mean.</p>
<h2>Keep both times</h2>
<pre><code class="language-sql">create table scan (
  device_id   integer     not null,
  seq         bigint      not null,
  happened_at timestamptz not null,
  arrived_at  timestamptz not null default now(),
  sscc        text        not null,
  place       text        not null,
  primary key (device_id, seq)
);</code></pre>
<p><code>happened_at</code> comes from the handheld, corrected by the offset it last measured against a server. <code>arrived_at</code> is ours. The device numbers its reads, so a read delivered twice is stored once, and a gap in the numbers shows. That gap is the most useful thing in the table. A missing number tells you something’s on its way, and from which device.</p>
<h2>Measure the lateness before choosing a limit</h2>
<p>Before deciding how long a report should wait, we plotted eleven weeks of the difference between the two: 940,000 reads, about 12,200 a day.</p>
<figure>
<img src="/drawings/post-figure-lateness.svg" alt="Columns for shares of reads by their lateness fall steeply from the left, rise a little at nine minutes, and continue as a thin row to the right. A marked line stands after ten minutes." width="783" height="580">
<figcaption>How late reads arrive, on a log scale. The small hill at nine minutes is the freezer round.</figcaption>
</figure>
<table>
<caption>How late a read arrives</caption>
<thead><tr><th scope="col">Later than</th><th scope="col">Share</th><th scope="col">Reads a day</th><th scope="col">What it is</th></tr></thead>
<tbody>
<tr><td>2 seconds</td><td>50%</td><td>6,100</td><td>the usual path</td></tr>
<tr><td>40 seconds</td><td>10%</td><td>1,220</td><td>weak radio between racks</td></tr>
<tr><td>8 minutes</td><td>1%</td><td>122</td><td>the round through the freezer</td></tr>
<tr><td>10 minutes</td><td>0.3%</td><td>37</td><td>a battery changed en route</td></tr>
<tr><td>24 hours</td><td>0.004%</td><td>1 in two days</td><td>a handheld in a drawer</td></tr>
</tbody>
</table>
<p>The distribution isn’t a bell. Each part of it has a cause, and the causes suggest the limit. Ten minutes covers the freezer round; nine would cut it in half. Waiting an hour would gain almost nothing, because after the freezer comes the battery, and after the battery comes the drawer.</p>
<h2>Two questions, two answers</h2>
<p>“What was in the freezer at 17:00?” has one answer at 17:10, and perhaps another next week. You need both. The shift leader acts on the first. The auditor wants the second, and also wants to know whether the shift leader acted reasonably on the first. With both clocks in the table, that’s one more condition.</p>
<pre><code class="language-sql">select distinct on (sscc) sscc, place, happened_at
from scan
where happened_at &lt;= timestamptz '2025-11-07 17:00+05:30'
  and arrived_at  &lt;= timestamptz '2025-11-07 17:10+05:30'
order by sscc, happened_at desc, device_id, seq desc;</code></pre>
<p>Leave out the second condition and you see what’s known today. Keep it and you see what could have been known then. The report prints both times at the top, <em>as of 17:00, known by 17:10</em>, and a count of the numbers missing from the devices. When the count is zero the report’s complete, whatever the clock says. It usually is by 17:12.</p>
<h2>Rebuild what was touched</h2>
<p>The popular remedy for late reads is to recompute the last three days every night. That’s wasteful for 99.99 per cent of the hours and useless for the drawer. We let the arrivals tell us which hours to rebuild.</p>
<pre><code class="language-sql">select distinct date_trunc('hour', happened_at) as touched
from scan
where arrived_at &gt; :last_run - interval '15 minutes';</code></pre>
<p>Each hour is rebuilt whole, from the reads, into a fresh set of rows that replaces the old one in a single transaction. Rebuilding an hour twice does no harm. On an ordinary night it touches 31 hours: the day’s 24 and seven older ones.</p>
<p>The fifteen-minute overlap fixes a bug we shipped. <code>now()</code> is when a transaction began, and its rows become visible when it commits. A slow batch that began at 16:58 and committed at 17:03 was invisible to the 17:00 run and, by its own timestamp, too old for the 18:00 one. Fourteen pallets were missing for a week, and no log had anything to say about it.<sup><a href="#late-note-1">1</a></sup></p>
<h2>Say when a figure is final</h2>
<p>A number that may still change should look different from one that won’t. Ours has three states. <strong>Open</strong> means the hour isn’t over. <strong>Settling</strong> means it’s over and device numbers are missing. <strong>Closed</strong> means nothing’s missing, or seven days have passed. Anything that arrives after the close is stored and listed on a page of its own, and doesn’t alter the spoilage already invoiced to a supermarket. The eleven-day drawer turned up there, with 64 reads, and cost one email.</p>
<p>The director told us later what had persuaded her. It was the first report to say how much of itself was missing. If you’re planning <a href="/services/technology/bigdata">pipelines</a> you’ll find the machinery for this in every streaming framework, under the names event time, watermark and allowed lateness. It’s good machinery. It still has to be told a number of minutes, and that number is in your data, in the shape of its tail.</p>
<hr>
<ol>
<li id="late-note-1">An overlap is only safe because rebuilding is harmless and no batch may run longer than the overlap. Ours are cut off after five minutes. For the same reason, “known by 17:10” is true to within those five minutes.</li>
</ol>
`,
}
