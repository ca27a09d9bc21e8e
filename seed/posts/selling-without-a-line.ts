import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Selling without a line',
  category: 'Mobile',
  summary:
    'A till in Hubballi sold 61 times in nine hours without a connection. What it can decide alone, what it can’t, and why we cut its power four thousand times.',
  thumbnail: '/drawings/post-without-a-line.svg',
  authorName: 'Anjali Kumari',
  daysAgo: 117,
  content: `
<p>Shops have heard “works offline” before. It usually means the screen stays up and an hourglass turns. For the 140 shops of <a href="/work/kaveri-checkout">Kaveri Looms</a> it had to mean that a customer leaves with a sari and an invoice the tax office accepts, and that no one else is sold the same sari. The line in Karaikudi goes when it rains.</p>
<p>We started with a list of decisions and asked who gets to make each one when nobody can be reached. That list is the design. The code follows from it.</p>
<table>
<caption>What a till can do on its own</caption>
<thead><tr><th scope="col">Decision</th><th scope="col">Without a line</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Sell what is in the shop</td><td>yes</td><td>the piece is in the assistant’s hand</td></tr>
<tr><td>Take cash</td><td>yes</td><td>no one has to be asked</td></tr>
<tr><td>Take UPI</td><td>if the sound box confirms</td><td>it has a SIM of its own</td></tr>
<tr><td>Take a card</td><td>no</td><td>we won’t store a card number</td></tr>
<tr><td>Number an invoice</td><td>yes, from its own series</td><td>the law allows several series</td></tr>
<tr><td>Take back goods from another shop</td><td>no</td><td>it can’t see whether they’ve already been returned</td></tr>
<tr><td>Sell the web a piece of this shop</td><td>no, after ten minutes</td><td>it may have been sold by now</td></tr>
</tbody>
</table>
<h2>Booked means on disk</h2>
<p>The till writes each sale to its own SQLite database before the printer moves. In write-ahead mode, one setting decides what that’s worth.</p>
<pre><code class="language-sql">pragma journal_mode = wal;
pragma synchronous = full;

create table sale (
  seq       integer primary key autoincrement,
  invoice   text    not null unique,
  booked_at text    not null,
  body      text    not null
);</code></pre>
<p>With <code>synchronous = normal</code>, write-ahead mode doesn’t sync the log at every commit. If the app crashes, nothing’s lost; if the power goes, the database is sound but may lack its latest transactions. For a chat, that’s a fair bargain. For a till, it means an invoice that exists on paper and nowhere else. Defaults differ between builds of Android, so we set it ourselves and read it back at start.</p>
<p>Then we built a rig: one tablet without a battery, a relay, a script that sells, and a hand that cuts the power at a random moment. Over a weekend it did that four thousand times with each setting. With <em>normal</em>, seven sales were printed and gone. With <em>full</em>, none. One make of tablet lost two all the same, because its flash memory reported data as written that was still in a buffer. We don’t sell software for that make.</p>
<figure>
<img src="/drawings/post-figure-till.svg" alt="A till on a counter writes into a small silo beneath it. A dashed line leads from there to a server with a larger silo; the stretch between is cut and marked with a cross. A marked receipt hangs from the till." width="765" height="565">
<figcaption>The receipt comes after the small silo and before the line.</figcaption>
</figure>
<h2>The server says where to start</h2>
<p>Sales reach the server later, sometimes twice, and have to arrive in order, because a sari’s return has to follow its sale. It’s tempting to mark each row as sent. Then two places think they know what’s arrived, and one of them will be wrong. We let the server say.</p>
<pre><code class="language-kotlin">suspend fun deliver() {
    var next = server.nextExpected(tillId)
    while (true) {
        val batch = sales.from(next, limit = 20)
        if (batch.isEmpty()) return
        next = server.accept(tillId, batch).nextExpected
    }
}</code></pre>
<p>On the other side, the primary key is till and number, and a batch that starts past the expected number is refused, along with the number it should have been. If the answer gets lost, the till asks again and is told to carry on. There’s no state to reconcile, because only one place holds it. <a href="/insights/exactly-once-is-a-column">The same idea</a> carries our payment systems.</p>
<h2>Numbers the law reads</h2>
<p>An Indian tax invoice carries a consecutive number of at most sixteen characters, unique within the financial year, in one series or in several.<sup><a href="#till-note-1">1</a></sup> A server handing out single numbers would be a line in disguise. So each till has its own series: a prefix leased from the server for the year, then a counter in the same transaction as the sale. <code>KL26A07-0000412</code> is fifteen characters, and no one has to be asked.</p>
<p>We learned the hard part by getting it wrong. The first tills were cloned from one finished tablet, woke up with one identity and shared a series. Now the identity is a key made in the device’s hardware store, where it can’t be copied, and the lease is bound to it.</p>
<h2>Whose clock?</h2>
<p>A tablet without a line drifts, and a child had set one in Dindigul to 2019. So the till keeps two times for each sale: what its clock said, and how long its processor had been counting since it last heard from the server. You can’t set the second one in a menu. It restarts with the device, so we also write down which boot it belongs to. When the line comes back, the server works out the time of sale from the counter and compares. Anything more than five minutes out goes on the shop’s morning list. Either way the invoice number decides the order. The time is only for people.</p>
<h2>Nine hours in Hubballi</h2>
<p>The longest silence so far ran from 11:20 to 20:30 on the Saturday before a festival. The till booked 61 sales, refused four cards, and showed in its corner, in the same grey as the clock, <kbd>line away since 11:20</kbd>. All 61 had reached the server by the next morning, and nothing had been sold twice. The manager told us she noticed at closing time, when she wanted to ask head office for change.</p>
<p>That indifference is what we’re after in <a href="/services/technology/mobility">mobile work</a>. The test of an offline mode is whether anyone needs to know it’s there.</p>
<hr>
<ol>
<li id="till-note-1">Rule 46 (b) of the Central Goods and Services Tax Rules, 2017.</li>
</ol>
`,
}
