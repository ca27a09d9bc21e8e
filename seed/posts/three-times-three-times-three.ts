import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Three times three times three',
  category: 'Architecture',
  summary:
    'Each team had set three attempts, which is what the documentation suggests. Together they turned one click into twenty-seven queries, and a slow minute into a lost quarter of an hour.',
  thumbnail: '/drawings/post-retries.svg',
  authorName: 'Kavya Iyer',
  daysAgo: 152,
  content: `
<p>At 10:04 on a Saturday, a retailer’s stock database went slow. An index was being rebuilt on its replica, reads took three seconds instead of twenty milliseconds, and the rebuild would have been done in ninety seconds. The shop was down for fourteen minutes.</p>
<p>Nothing was broken. Every service did what its configuration said, and each configuration was sensible on its own.</p>
<h2>The multiplication</h2>
<p>A click passed through three services on its way to the table: web, orders, stock. Each of them gave the next one two seconds and three attempts.</p>
<figure>
<img src="/drawings/post-figure-retries.svg" alt="One block leads to three, three lead to nine, nine lead to twenty-seven small blocks in front of a marked silo that stands for the database." width="780" height="634">
<figcaption>One click, three layers, three attempts each.</figcaption>
</figure>
<p>When the table answers too late, stock asks three times. Orders sees the failure and asks stock three times. Web asks orders three times. That’s twenty-seven queries for one person looking at one sari. The database, which had been handling 240 a second, was offered more than 6,000, and the slowness that had caused the retries was now caused by them. When the index was done, the queue wasn’t. It kept itself full.</p>
<p>The second fault is harder to see. Web waits two seconds for orders. But orders can spend three times two seconds on stock before it knows it’s failed. After two seconds web hangs up and asks again, while the first attempt is still alive two floors below, working for nobody. We counted: at 10:09, eleven of twelve queries belonged to a request whose caller had gone.</p>
<h2>A deadline travels, a timeout doesn’t</h2>
<p>A timeout is one service’s opinion. What the whole chain needs is the caller’s remaining patience, handed down with the call and shrinking as it goes. Our header carries milliseconds left rather than a time of day, because two machines rarely agree on the time of day. gRPC does the same on the wire.</p>
<pre><code class="language-ts">export class Deadline {
  readonly #end: number
  readonly signal: AbortSignal

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds
    this.signal = AbortSignal.timeout(milliseconds)
  }

  get left(): number {
    return Math.max(0, Math.floor(this.#end - performance.now()))
  }
}

export async function askStock(item: string, deadline: Deadline): Promise&lt;Stock&gt; {
  const onTheWay = 15
  const left = deadline.left - onTheWay
  if (left &lt; 40) throw new TooLate('stock')
  const address = new URL('/items/' + encodeURIComponent(item), STOCK)
  const answer = await fetch(address, {
    headers: { 'x-milliseconds-left': String(left) },
    signal: deadline.signal,
  })
  if (!answer.ok) throw new StockRefused(answer.status)
  return readStock(await answer.json())
}</code></pre>
<p>The stock service makes a <code>Deadline</code> out of the header and sets <code>statement_timeout</code> for its query to what remains. If fewer than forty milliseconds are left it refuses at once, because no query of ours is that quick under load. Refusing early is the kindest thing a tired service can do.</p>
<h2>One layer gets to retry</h2>
<p>Retrying belongs where you know why something failed and can safely repeat it. Of our three layers, that’s the lowest: stock knows whether a connection was reset or a query was slow, and only the first is worth a second attempt. Web and orders now try once. A failure travels up and shows as what it is. The page says stock is unknown and lets people order anyway.</p>
<p>Even one retrying layer doubles the load when everything fails. So it gets a budget. For every ten requests it earns one retry, and it can save up ten.</p>
<pre><code class="language-ts">export class RetryBudget {
  #saved = 10

  earn(): void {
    this.#saved = Math.min(10, this.#saved + 0.1)
  }

  spend(): boolean {
    if (this.#saved &lt; 1) return false
    this.#saved -= 1
    return true
  }
}</code></pre>
<p>A stray failure finds a coin in the purse. A broken database empties the purse within a second, and from then on the extra load is a tenth. Between attempts we wait a random time between zero and a limit that doubles, because clients that fail together would otherwise come back together.</p>
<h2>The rehearsal</h2>
<p>We put a proxy in front of the database that delays every answer by three seconds for ninety seconds, and sent it the traffic of that Saturday.</p>
<table>
<caption>The same ninety slow seconds, before and after</caption>
<thead><tr><td></td><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
<tr><th scope="row">Attempts in web, orders, stock</th><td>3 × 3 × 3</td><td>1 × 1 × 2, within the budget</td></tr>
<tr><th scope="row">The caller’s patience</th><td>none agreed</td><td>1,800 ms, passed down</td></tr>
<tr><th scope="row">Queries a second at the peak</th><td>6,100</td><td>264</td></tr>
<tr><th scope="row">Share for callers who’d gone</th><td>11 in 12</td><td>1 in 50</td></tr>
<tr><th scope="row">Back to normal after the cause ends</th><td>12 min 30 s</td><td>4 s</td></tr>
<tr><th scope="row">Pages without a stock figure</th><td>all, and no page</td><td>all, for 94 s</td></tr>
</tbody>
</table>
<p>Look at the last row. We didn’t make the database any quicker, and for ninety seconds no one saw a stock figure. The difference is that people saw everything else.</p>
<p>People say retries raise availability: if one attempt in a hundred fails, two attempts fail once in ten thousand. That’s true of failures that have nothing to do with each other. Those are the ones that hardly matter. The failures that close a shop come together, and against them a retry is a second helping of the problem.</p>
<p>We now draw retries into the <a href="/services/technology/architecture">plan of a system</a>, as numbers on the arrows, and multiply them along each path before anything is built. Anything you repeat has to be harmless when repeated, too; that half of the story is in <a href="/insights/exactly-once-is-a-column">Exactly once is a column</a>.</p>
`,
}
