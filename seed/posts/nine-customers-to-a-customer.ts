import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Nine customers to a customer',
  category: 'Data',
  summary:
    'Sales counted 2.9 million customers, finance 1.2 million, and both had the query to prove it. How three names and a test settled one word with nine meanings.',
  thumbnail: '/drawings/post-nine-customers.svg',
  authorName: 'Nandini Rao',
  daysAgo: 622,
  content: `
<p>On slide four the broadband company had 2.3 million customers. On slide eleven, an hour later, it had 1.9 million. A board member asked which it was. Two directors answered at once, with different figures, neither of them on a slide.</p>
<p>They hired us to find the wrong number. There wasn’t one. In three weeks of reading queries, dashboards and one spreadsheet that ran the sales bonus, we found nine definitions of a customer, each of them in use, each written by someone sensible for a reason.</p>
<table>
<caption>Five of the nine, counted for the same day</caption>
<thead><tr><th scope="col">Who counts</th><th scope="col">A customer is</th><th scope="col">Count</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>anyone who’s ever signed</td><td>2,941,000</td></tr>
<tr><td>Marketing</td><td>an email address we may write to</td><td>2,318,000</td></tr>
<tr><td>Network</td><td>a line that carried data in the last 30 days</td><td>1,902,000</td></tr>
<tr><td>Support</td><td>a household, with all its lines</td><td>1,544,000</td></tr>
<tr><td>Finance</td><td>a contract that was invoiced last month and is paid</td><td>1,207,000</td></tr>
</tbody>
</table>
<p>The difference between the first row and the last isn’t an error of 1.7 million. It’s a description of the business: people leave, households have two lines, some don’t pay. The trouble was the single word.</p>
<h2>Don’t vote on it</h2>
<p>The usual cure is a workshop where everyone agrees on one definition. We’ve sat in those workshops. The last person to speak wins, and the other eight definitions carry on under the table, because the reasons for them haven’t gone away. A network planner who has to size a cable can’t use paid invoices.</p>
<p>We asked a different question: what decision does this number drive, and would another number change it? Six of the nine fell at once. They were copies that had drifted, like the one where every month had thirty days. Three had decisions behind them, and each of the three got its own name. <strong>Subscriber</strong> is a contract that was invoiced for the month. <strong>Active line</strong> is a line with traffic in thirty days. <strong>Household</strong> is an address with at least one subscriber. The word <em>customer</em> is fine in speech and on posters. In a report it’s an error, and the report build says so.</p>
<h2>A definition is a file</h2>
<pre><code class="language-yaml">name: subscriber
owner: finance.reporting
question: How many contracts did we invoice for this month?
grain: one row for each contract and month
includes:
  - contracts with an invoice whose period covers the last day of the month
excludes:
  - staff and test contracts
  - invoices cancelled within five working days
calendar: Asia/Kolkata
agrees_with:
  source: general ledger, account 4010
  tolerance: 0
changed:
  - 2024-04-01, cancelled invoices left out, signed by the CFO</code></pre>
<p>It sits beside the query, gets reviewed like the query, and two of its lines do most of the work. <code>calendar</code> ended a quarrel that had lasted years: a month that ends at midnight in India ends at half past six in the evening in UTC, and in one system out of three the last evening of March used to belong to April. <code>agrees_with</code> makes the definition testable. Every night we compare the sum of the invoices behind the subscribers with the account in the ledger. The difference allowed is zero.</p>
<h2>The join that sells twice</h2>
<p>That test failed in its first week, by ₹ 1.1 crore, and it wasn’t finance’s fault or the ledger’s. It was this:</p>
<pre><code class="language-sql">select i.month, count(distinct i.contract_id) as subscribers, sum(i.amount) as invoiced
from invoice i
left join payment p on p.invoice_id = i.id
where i.month = date '2024-05-01'
group by i.month;</code></pre>
<p>Someone had added the join to filter by payments, and later took the filter out. An invoice paid in two parts appears twice. The count is saved by its <code>distinct</code>, which is why no one noticed. The sum isn’t. <code>sum(distinct i.amount)</code>, which we found in two other places as a fix, is worse: it drops every second invoice for the same amount, and broadband invoices don’t come in many amounts.</p>
<p>What’s right depends on the grain. Bring payments down to one row per invoice before you join them:</p>
<pre><code class="language-sql">with paid as (
  select invoice_id, sum(amount) as paid
  from payment
  group by invoice_id
)
select i.month,
       count(distinct i.contract_id) as subscribers,
       sum(i.amount) as invoiced,
       sum(coalesce(p.paid, 0)) as received
from invoice i
left join paid p on p.invoice_id = i.id
where i.month = date '2024-05-01'
group by i.month;</code></pre>
<p>Since then it’s been a rule that every table states its grain in its first comment, and a test counts rows before and after each join. That test is five lines long and has found four bugs in a year. None of our cleverer tests comes close.</p>
<h2>What changed, and what didn’t</h2>
<p>The board now sees subscribers on slide four and active lines on slide eleven, each under its own name, with a note saying how far apart they are and why. In the first quarter that note led to the project’s only real discovery. Some 41,000 lines carried traffic and were invoiced to no one. They were in blocks of flats whose contracts had ended with the builder’s.</p>
<p>The sales bonus was the last to move. It’s paid on signatures, and signatures are what sales can influence, so we left it on signatures and called them signatures. One spreadsheet survives, and its first line says so.</p>
<p>Of 140 dashboards, 58 remain. No one asked for the others back, apart from one regional manager, who missed a curve that had gone up for six years. It counted everyone who’d ever signed. A curve like that can’t go down, and it must have been a comfort. For figures that can, see our work on <a href="/services/offerings/data-artificial-intelligence">data</a>, or the account of <a href="/insights/late-data-has-a-shape">how to close a report</a> while part of it is still on its way.</p>
`,
}
