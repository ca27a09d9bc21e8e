import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'A backfill is a release',
  category: 'Data',
  summary:
    'Filling one new column in 412 million rows took us twenty-three hours and no one noticed. The first attempt took nine minutes and everyone did.',
  thumbnail: '/drawings/post-backfill.svg',
  authorName: 'Meenal Joshi',
  daysAgo: 58,
  content: `
<p>The change looked like a Tuesday afternoon. Every shipment in a client’s history needed a <code>region_id</code>, and we could work that out from the postcode it already had. One statement, 412 million rows, PostgreSQL 16, a machine that was bored. We tried it on a copy, where it ran for three hours. In production we stopped it after nine minutes, with the order screen frozen and a replica eleven gigabytes behind.</p>
<p>The copy had no visitors and no replicas. That’s the whole difference between a query and a release, and it took us an evening to write it down.</p>
<h2>What one large update does</h2>
<p>An update in PostgreSQL writes a new version of the row and leaves the old one for the vacuum. Do that to a whole table in one transaction and four things follow. The table grows to nearly twice its size, because no old version can be removed before the commit. Every row stays locked until then, so the first user who edits a shipment waits for hours. All the write-ahead log has to be shipped and replayed by the replicas. And if it fails after two hours, it’s done nothing at all, at full price.</p>
<p>Small batches fix all four. The rest of this note is about doing them without inventing new trouble.</p>
<h2>First the column, empty</h2>
<pre><code class="language-sql">set lock_timeout = '2s';
alter table shipment add column region_id integer;
alter table shipment
  add constraint shipment_region_known
  check (region_id is not null) not valid;</code></pre>
<p>Adding a nullable column is a change to the catalogue and takes milliseconds once it has its lock. Getting the lock is the danger: <code>alter table</code> queues behind the longest-running query, and everyone else queues behind <code>alter table</code>. With <code>lock_timeout</code> it gives up after two seconds and we try again. It took four tries.</p>
<p>The constraint marked <code>not valid</code> is checked for every row written from now on, not for the ones already there. Note the word <em>written</em>. It also applies to an update of an old row, so the release that fills the column on every insert and update has to be live before this line runs.</p>
<h2>The loop</h2>
<figure>
<img src="/drawings/post-figure-batches.svg" alt="A long shelf of boxes. The left part is filled, one box is being filled under a marked frame, the right part is dashed. A book beside the frame records how far the work has come." width="756" height="547">
<figcaption>One batch at a time, and a bookmark that is committed with the batch.</figcaption>
</figure>
<pre><code class="language-python">import time
import psycopg

BATCH = 5_000
LAG_LIMIT = 64 * 1024 * 1024  # bytes

def lag(db):
    row = db.execute("""
        select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0)
        from pg_stat_replication
    """).fetchone()
    return row[0]

def fill(db):
    while True:
        while lag(db) &gt; LAG_LIMIT:
            time.sleep(1)
        with db.transaction():
            db.execute("set local lock_timeout = '500ms'")
            start, last = db.execute(
                "select done_up_to, last_id from backfill where name = 'region' for update"
            ).fetchone()
            if start &gt;= last:
                return
            end = min(start + BATCH, last)
            db.execute("""
                update shipment s set region_id = p.region_id
                from postcode p
                where p.code = s.postcode and s.region_id is null
                  and s.id &gt; %s and s.id &lt;= %s
            """, (start, end))
            db.execute(
                "update backfill set done_up_to = %s where name = 'region'", (end,)
            )
        time.sleep(0.1)

with psycopg.connect("dbname=freight", autocommit=True) as db:
    fill(db)</code></pre>
<p>There are five decisions hidden in there.</p>
<ol>
<li>The batch is a range of the primary key. <code>limit 5000</code> with a condition on the empty column looks simpler, and reads past a longer stretch of finished rows each time.</li>
<li>The bookmark is committed with the batch, so anyone can kill the job at any moment and anyone else can restart it.</li>
<li><code>region_id is null</code> stays in the condition. Rows the application has filled since are left alone, and a repeated batch changes nothing. It’s the same argument as for <a href="/insights/exactly-once-is-a-column">a request that comes twice</a>.</li>
<li>The job waits for the slowest replica. We chose bytes over seconds, because the usual figure in seconds grows on a quiet primary even when nothing’s missing.</li>
<li>A batch that meets a lock gives up after half a second, the error ends the job, and the supervisor starts it again. People go first.</li>
</ol>
<h2>What we watched</h2>
<table>
<caption>The same 412 million rows, both ways</caption>
<thead><tr><td></td><th scope="col">One statement</th><th scope="col">Batches</th></tr></thead>
<tbody>
<tr><th scope="row">Duration</th><td>stopped after 9 min</td><td>23 h 10 min</td></tr>
<tr><th scope="row">Batches</th><td>1</td><td>82,400</td></tr>
<tr><th scope="row">Longest a user waited</th><td>9 min</td><td>0.4 s</td></tr>
<tr><th scope="row">Furthest behind a replica got</th><td>11 GB</td><td>71 MB</td></tr>
<tr><th scope="row">Table growth</th><td>not known</td><td>6%</td></tr>
</tbody>
</table>
<p>An average batch took 0.9 seconds; the pauses are the rest. We could have gone four times faster, and had no reason to. Before we started we lowered <code>autovacuum_vacuum_scale_factor</code> for this table to 0.01, so dead versions were cleared as we worked and their space reused. That’s how growth stopped at six per cent.</p>
<h2>The last step has a lock too</h2>
<pre><code class="language-sql">alter table shipment validate constraint shipment_region_known;
set lock_timeout = '2s';
alter table shipment alter column region_id set not null;
alter table shipment drop constraint shipment_region_known;</code></pre>
<p>Validation reads the whole table but lets others read and write meanwhile. <code>set not null</code> would read it again under a lock that lets no one in, unless a valid check has already proved the point. Then it takes the check’s word for it.<sup><a href="#backfill-note-1">1</a></sup> Before that step, 1,906 rows were still empty. Their postcodes didn’t exist, and if anyone had edited one in those days, the check would have refused the edit. We were lucky; we now list such rows before the loop begins. A person at the client went through them in an afternoon and found a depot that had been typing its telephone number for two years.</p>
<p>Since then a backfill gets a sheet like any release: what it touches, how it stops, who’s watching, what the number will be when it’s done. Most of the <a href="/services/technology/bigdata">data work</a> that’s gone wrong for us went wrong in a step no one thought was worth a sheet.</p>
<hr>
<ol>
<li id="backfill-note-1">Since PostgreSQL 12. Older versions scan regardless.</li>
</ol>
`,
}
