import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Late data has a shape',
  category: 'Data',
  summary:
    'Handhelds in a freezer delivered their scans up to nine minutes late, and one delivered eleven days late. How to close a report without pretending that everything has arrived.',
  thumbnail: '/drawings/post-late-data.svg',
  authorName: 'Meenal Joshi',
  daysAgo: 247,
  content: `
<p>In a cold store at −22 °C the radio is poor and the batteries are worse. The handhelds of <a href="/work/himdhara-cold-chain">Himdhara</a> keep their reads and deliver them when they can. So the table of scans, sorted by the time at which they were written, told of pallets that left before they had come. An earlier supplier had repaired this by sorting it by the other time. Then yesterday’s report changed overnight, and the operations director stopped believing either.</p>
<p>There are two clocks in such a system, and neither is the wrong one. Most of what is called data quality here is the habit of naming which of them one means.</p>
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
<p><code>happened_at</code> comes from the handheld, corrected by the offset that it last measured against a server. <code>arrived_at</code> is ours. The device numbers its reads, so that a read which is delivered twice is stored once and a gap in the numbers can be seen. That gap is the most useful thing in the table. A missing number says that something is on its way, and from which device.</p>
<h2>Measure the lateness before choosing a limit</h2>
<p>Before deciding how long a report should wait, we plotted eleven weeks of the difference between the two times: 940,000 reads, about 12,200 a day.</p>
<figure>
<img src="/drawings/post-figure-lateness.svg" alt="Columns for shares of reads by their lateness fall steeply from the left, rise a little at nine minutes, and continue as a thin row to the right. A marked line stands after ten minutes." width="783" height="580">
<figcaption>Lateness of reads, with heights drawn by logarithm. The small hill at nine minutes is the freezer round.</figcaption>
</figure>
<table>
<caption>How late a read arrives</caption>
<thead><tr><th scope="col">Later than</th><th scope="col">Share</th><th scope="col">Reads a day</th><th scope="col">What it is</th></tr></thead>
<tbody>
<tr><td>2 seconds</td><td>50%</td><td>6,100</td><td>the ordinary way</td></tr>
<tr><td>40 seconds</td><td>10%</td><td>1,220</td><td>weak radio between racks</td></tr>
<tr><td>8 minutes</td><td>1%</td><td>122</td><td>the round through the freezer</td></tr>
<tr><td>10 minutes</td><td>0.3%</td><td>37</td><td>a battery changed on the way</td></tr>
<tr><td>24 hours</td><td>0.004%</td><td>1 in two days</td><td>a handheld in a drawer</td></tr>
</tbody>
</table>
<p>The distribution is no bell. It has a cause in each part, and the causes suggest the limit. Ten minutes covers the freezer round, which nine minutes would cut in half. Waiting an hour would gain almost nothing, because after the freezer comes the battery and after the battery comes the drawer.</p>
<h2>Two questions, two answers</h2>
<p>“What was in the freezer at 17:00?” has one answer at 17:10, and perhaps another next week. Both are needed. The shift leader acts on the first. The auditor wants to know the second, and also whether the shift leader acted reasonably on the first. With both clocks in the table, that is one condition more.</p>
<pre><code class="language-sql">select distinct on (sscc) sscc, place, happened_at
from scan
where happened_at &lt;= timestamptz '2025-11-07 17:00+05:30'
  and arrived_at  &lt;= timestamptz '2025-11-07 17:10+05:30'
order by sscc, happened_at desc, device_id, seq desc;</code></pre>
<p>Leave out the third condition and you see what is known today. Keep it and you see what could be known then. The report prints both times in its head, <em>as of 17:00, known by 17:10</em>, and a count of the numbers that are missing from the devices. When the count is nought the report is complete, whatever the clock says. It usually is by 17:12.</p>
<h2>Rebuild what was touched</h2>
<p>For late reads there is a popular remedy, which is to compute the last three days again each night. It is wasteful for 99.99 per cent of the hours and useless for the drawer. We let the arrivals say which hours have to be built again.</p>
<pre><code class="language-sql">select distinct date_trunc('hour', happened_at) as touched
from scan
where arrived_at &gt; :last_run - interval '15 minutes';</code></pre>
<p>Each hour is rebuilt as a whole, from the reads, into a fresh set of rows that replaces the old one in a single transaction. To rebuild an hour twice does no harm. On an ordinary night 31 hours are touched: the 24 of the day and seven older ones.</p>
<p>The fifteen minutes of overlap repair a fault that we shipped. <code>now()</code> is the time at which a transaction began, and its rows become visible when it commits. A slow batch that began at 16:58 and committed at 17:03 was invisible to the run of 17:00, and by its own timestamp too old for the run of 18:00. Fourteen pallets were missing for a week, and no log had anything to say about it.<sup><a href="#late-note-1">1</a></sup></p>
<h2>Say when a figure is final</h2>
<p>A number that may still change needs to look different from one that will not. Ours has three states. <strong>Open</strong> means that the hour is not over. <strong>Settling</strong> means that it is over and device numbers are missing. <strong>Closed</strong> means that nothing is missing, or that seven days have passed. What arrives after the close is stored and listed on a page of its own, and it does not alter the spoilage that has been invoiced to a supermarket. The drawer of eleven days appeared there, with 64 reads, and cost one e-mail.</p>
<p>The director later told us what had persuaded her. It was the first report that said of itself how much of it was missing. Whoever plans <a href="/services/technology/bigdata">pipelines</a> will find the machinery for this in every streaming framework, under the names of event time, watermark and allowed lateness. The machinery is good. It still wants to be told a number of minutes, and that number is in your data, in the shape of its tail.</p>
<hr>
<ol>
<li id="late-note-1">An overlap is safe only because rebuilding is harmless and because no batch may run longer than the overlap. Ours are cut off after five minutes. For the same reason, “known by 17:10” is true to within those five minutes.</li>
</ol>
`,
}
