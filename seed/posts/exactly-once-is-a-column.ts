import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Exactly once is a column',
  category: 'Architecture',
  summary:
    'A network can promise to try again. Only a table can promise that the second try changes nothing. How we build payments you can send as often as you like.',
  thumbnail: '/drawings/post-exactly-once.svg',
  authorName: 'Samir Akhtar',
  daysAgo: 31,
  content: `
<p>A payment switch we look after settles 1.1 million card transactions a day. One request in about 2,900 reaches it twice: a load balancer lost patience, a till lost its line, a customer pressed the button again because nothing moved. That’s some 380 second helpings a day. None of them may be booked, and each has to be answered as if it were the first.</p>
<p>Teams usually look for this property in the transport. They buy a queue with the words <em>exactly once</em> on the box and are surprised in the third month. The words are honest, but they end at the edge of the box: a broker can make sure a record is read and written once inside the broker.<sup><a href="#exactly-once-note-1">1</a></sup> It can’t make sure your process didn’t die between charging a card and saying so. That gap is yours, and it closes where the money is: in the database.</p>
<h2>Three places to die</h2>
<figure>
<img src="/drawings/post-figure-three-deaths.svg" alt="A request passes from a till over an office to a bank. Crosses mark three gaps on its way: before the booking, after the booking and before the answer, and after the message to the bank." width="780" height="602">
<figcaption>The request may be lost at any gap. From the till, all three look the same: silence.</figcaption>
</figure>
<p>Draw the path of one payment and put a cross wherever a machine might stop for good. Before the commit, nothing has happened. After the commit and before the answer, everything has happened and nobody knows. After the message to the bank and before the note that it was sent, the bank knows and we don’t. The caller can’t tell these apart and has one sensible reaction: send the request again. So the design question is never how to avoid repetition. It’s what a repetition finds.</p>
<h2>First column: the caller’s key</h2>
<p>The caller invents a key for each intention, not for each attempt, and sends it with every attempt. We store it beside a hash of the request and the answer we gave.</p>
<pre><code class="language-sql">create table payment_request (
  client_id   bigint      not null,
  key         text        not null,
  fingerprint bytea       not null,
  response    jsonb,
  created_at  timestamptz not null default now(),
  primary key (client_id, key)
);</code></pre>
<p>The primary key does the work. The handler tries to insert the row, and the insert decides who is first. There’s no <code>select</code> before it, because between a look and an insert there’s time for someone else.</p>
<pre><code class="language-ts">export const acceptPayment = (db: Kysely&lt;Tables&gt;, request: PaymentRequest) =&gt;
  db.transaction().execute(async (tx) =&gt; {
    const { clientId: client_id, key, fingerprint } = request
    const claimed = await tx
      .insertInto('payment_request')
      .values({ client_id, key, fingerprint })
      .onConflict((conflict) =&gt; conflict.columns(['client_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return earlierAnswer(tx, request)

    const payment = await bookPayment(tx, request)
    await tx
      .insertInto('outbox')
      .values({ message_id: payment.id, topic: 'payment.accepted', body: JSON.stringify(payment) })
      .execute()
    await tx
      .updateTable('payment_request')
      .set({ response: JSON.stringify(payment) })
      .where('client_id', '=', client_id)
      .where('key', '=', key)
      .execute()
    return payment
  })</code></pre>
<p>Two attempts that arrive together meet at the index. PostgreSQL makes the second one wait until the first has committed or rolled back. After a commit the second inserts nothing, reads the stored response with its next statement and returns it. After a rollback it’s first, and it books. This holds at the default isolation level; under <code>repeatable read</code> the second attempt gets a serialisation error and has to start over, which is just as correct, only slower.</p>
<p><code>earlierAnswer</code> compares the fingerprint before it replies. The same key with another amount is a bug in the caller, and gets a 422 with a sentence saying so. We’ve seen it five times in two years. Each was a shop that built its key from the customer and the minute.</p>
<h2>Second column: the letter that left</h2>
<p>The booking has to reach the bank, the fraud model and the ledger. If we commit first and send afterwards, a crash in between loses the message. If we send first, a rollback makes it a lie. So we write the message down as a row, in the transaction that books.</p>
<figure>
<img src="/drawings/post-figure-outbox.svg" alt="A closed frame holds three things: a request slip, a ledger and an outgoing tray. A carrier outside the frame takes letters from the tray along a marked route." width="776" height="626">
<figcaption>One frame, one commit. The carrier stands outside it and may come twice.</figcaption>
</figure>
<p>A relay reads rows that have not been sent, sends them, and marks them. Two mistakes are popular here, and we’ve made both.</p>
<ul>
<li>Polling for <code>id &gt; last_seen</code>. Numbers from a sequence are handed out at insert and become visible at commit. A slow transaction that took number 41 will be skipped forever by a relay that’s already seen 42. Ask for rows whose <code>sent_at</code> is null, or read the database’s own log.</li>
<li>Running several relays with <code>for update skip locked</code> and expecting order. They overtake each other. Where order matters, one relay owns all messages of an account.</li>
</ul>
<p>The relay may die after sending and before marking. Then it sends again. We don’t fight that; we count on it.</p>
<h2>Third column: the receiver’s book</h2>
<figure>
<img src="/drawings/post-figure-inbox.svg" alt="Two equal letters arrive at a counter with an open book. One is entered and goes through to the ledger behind; the other stops at a cross." width="842" height="599">
<figcaption>The receiver enters the message before it acts, and in the same commit as the act.</figcaption>
</figure>
<p>The receiver keeps a table with the primary key <code>(consumer, message_id)</code> and inserts into it within the transaction that does the work. A refused insert means the work is done, and the message is acknowledged. Now every crash has an answer:</p>
<table>
<caption>What a repetition finds, by the moment of the crash</caption>
<thead><tr><th scope="col">The process dies</th><th scope="col">It leaves behind</th><th scope="col">The repetition</th></tr></thead>
<tbody>
<tr><td>before the commit</td><td>nothing</td><td>is the first</td></tr>
<tr><td>after the commit, before the answer</td><td>key, booking, letter</td><td>gets the stored answer</td></tr>
<tr><td>after sending, before the mark</td><td>an unmarked letter</td><td>is refused by the receiver’s key</td></tr>
<tr><td>in the receiver, before its commit</td><td>nothing over there</td><td>is the first over there</td></tr>
</tbody>
</table>
<p>The bank is the receiver that doesn’t share our habits. Its interface takes a reference from us, so we send the message’s identifier, and a repeated call returns the earlier result. One acquirer had no such field. There we look the transaction up by amount, terminal and minute before each second attempt, and anything ambiguous goes to a person. About four cases a month do. That’s the honest price of a partner without a column.</p>
<h2>What it costs</h2>
<p>Three inserts and one update in a transaction that was there anyway: a median of 0.9 milliseconds, 2.1 at the 99th percentile, on the client’s own hardware. We keep keys for forty days, because a monthly file may come back a week late. That’s 44 million rows and 18 gigabytes, indexes included.</p>
<p>What it buys can be counted too. In two years the switch has answered some 277,000 repeats and booked none of them. An auditor checks that once a month with a query of three lines, which counts the bookings behind each key and lists every key that has more than one. We run it ourselves every night, and it pages someone if it finds a row. It never has.</p>
<p>We wanted to split that table by day and drop the old days. It doesn’t work: in PostgreSQL a unique key on a partitioned table has to contain the partition column, so a table split by day will accept on Tuesday the key it took on Monday. We delete the rows instead, 5,000 at a time, at night, in the manner of <a href="/insights/a-backfill-is-a-release">a careful backfill</a>.</p>
<p>The ledger we wrote for <a href="/work/sahyagiri-ledger">a co-operative bank</a> takes its feeds the same way, and it’s how we begin most <a href="/services/technology/architecture">architecture</a> work: draw the path, cross out every machine in turn, and ask of each cross what the second attempt will find. If the answer is the name of a product, keep asking. If it’s the name of a column, you can go to lunch.</p>
<hr>
<ol>
<li id="exactly-once-note-1">Kafka’s transactions, for example, cover reading from topics, writing to topics and committing the offsets together. A card charged in between is outside them, and the documentation says so.</li>
</ol>
`,
}
