import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Selling without a line',
  category: 'Mobile',
  summary:
    'A till in Hubballi sold 61 times in nine hours without a connection. What it may decide alone, what it may not, and why we cut its power four thousand times.',
  thumbnail: '/drawings/post-without-a-line.svg',
  authorName: 'Anjali Kumari',
  daysAgo: 117,
  content: `
<p>“Works offline” is a sentence that shops have heard before. It usually means that the screen stays up and an hourglass turns. For the 140 shops of <a href="/work/kaveri-checkout">Kaveri Looms</a> it had to mean that a customer leaves with a sari, an invoice that the tax office accepts, and no second customer for the same sari. The line in Karaikudi goes when it rains.</p>
<p>We began with a list of decisions and asked of each one who may take it when nobody can be reached. That list is the design. The code follows from it.</p>
<table>
<caption>What a till may do on its own</caption>
<thead><tr><th scope="col">Decision</th><th scope="col">Without a line</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Sell what is in the shop</td><td>yes</td><td>the piece is in the assistant’s hand</td></tr>
<tr><td>Take cash</td><td>yes</td><td>nobody has to be asked</td></tr>
<tr><td>Take UPI</td><td>if the sound box confirms</td><td>it has a SIM of its own</td></tr>
<tr><td>Take a card</td><td>no</td><td>we will not keep a card number</td></tr>
<tr><td>Number an invoice</td><td>yes, from its own series</td><td>the law allows several series</td></tr>
<tr><td>Take back goods from another shop</td><td>no</td><td>it cannot see whether they were returned already</td></tr>
<tr><td>Sell the web a piece of this shop</td><td>no, after ten minutes</td><td>it may be over the counter by now</td></tr>
</tbody>
</table>
<h2>Booked means on the disk</h2>
<p>The till writes each sale into its own SQLite database before the printer moves. In write-ahead mode there is one setting that decides what this is worth.</p>
<pre><code class="language-sql">pragma journal_mode = wal;
pragma synchronous = full;

create table sale (
  seq       integer primary key autoincrement,
  invoice   text    not null unique,
  booked_at text    not null,
  body      text    not null
);</code></pre>
<p>With <code>synchronous = normal</code>, write-ahead mode does not sync the log at every commit. After a crash of the app nothing is lost; after a loss of power the database is sound and may lack its latest transactions. For a chat that is a fair bargain. For a till it means that an invoice exists on paper and nowhere else. Defaults differ between builds of Android, so we set it ourselves and read it back at start.</p>
<p>Then we built a rig: one tablet without a battery, a relay, a script that sells, and a hand that cuts the power at a random moment. Over a weekend it did so four thousand times with each setting. With <em>normal</em>, seven sales had been printed and were gone. With <em>full</em>, none. One make of tablet lost two even so, because its flash memory reported data as written that it still held in a buffer. We do not sell software for that make.</p>
<figure>
<img src="/drawings/post-figure-till.svg" alt="A till on a counter writes into a small silo beneath it. A dashed line leads from there to a server with a larger silo; the stretch between is cut and marked with a cross. A marked receipt hangs from the till." width="765" height="565">
<figcaption>The receipt comes after the small silo and before the line.</figcaption>
</figure>
<h2>The server says where to begin</h2>
<p>Sales reach the server later, sometimes twice, and must arrive in order, because the return of a sari has to follow its sale. It is tempting to mark each row as sent. Then two places believe that they know what has arrived, and one of them will be wrong. We let the server say it.</p>
<pre><code class="language-kotlin">suspend fun deliver() {
    var next = server.nextExpected(tillId)
    while (true) {
        val batch = sales.from(next, limit = 20)
        if (batch.isEmpty()) return
        next = server.accept(tillId, batch).nextExpected
    }
}</code></pre>
<p>On the other side, the primary key is till and number, and a batch that begins after the expected number is refused with the number that was expected. If the answer is lost on the way, the till asks again and is told that it may go on. There is no state to reconcile, because there is one place that holds it. <a href="/insights/exactly-once-is-a-column">The same thought</a> carries our payment systems.</p>
<h2>Numbers that the law reads</h2>
<p>An Indian tax invoice carries a consecutive number of at most sixteen characters, unique within the financial year, in one series or in several.<sup><a href="#till-note-1">1</a></sup> A server that hands out single numbers would be a line in disguise. So each till holds a series of its own: a prefix leased by the server for the year, then a counter that lives in the same transaction as the sale. <code>KL26A07-0000412</code> has fifteen characters, and nobody has to be asked.</p>
<p>We learned the hard part from a mistake. The first tills were cloned from one finished tablet, woke up with one identity and shared a series. The identity is now a key made in the device’s hardware store, which cannot be copied, and the lease is bound to it.</p>
<h2>Whose clock?</h2>
<p>A tablet without a line drifts, and one in Dindigul had been set to 2019 by a child. The till therefore keeps two times for each sale: what its clock said, and how long its processor had been counting since it last heard from the server. The second cannot be set in a menu. It restarts with the device, so we also write down which start it belongs to. When the line is back, the server computes the time of sale from the counter and compares. A difference of more than five minutes goes into the shop’s morning list. The number on the invoice decides the order in any case, and time is only for people.</p>
<h2>Nine hours in Hubballi</h2>
<p>The longest silence so far lasted from 11:20 to 20:30 on the Saturday before a festival. The till booked 61 sales, refused four cards, and showed in its corner, in the same grey as the time, <kbd>line away since 11:20</kbd>. All 61 had reached the server by the next morning, and no piece had been sold twice. The manager told us that she noticed at closing time, when she wanted to ask head office for change.</p>
<p>That indifference is what we build for in <a href="/services/technology/mobility">mobile work</a>. An offline mode is tested by whether anybody has to know that there is one.</p>
<hr>
<ol>
<li id="till-note-1">Rule 46 (b) of the Central Goods and Services Tax Rules, 2017.</li>
</ol>
`,
}
