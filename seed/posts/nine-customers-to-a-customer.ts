import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'Nine customers to a customer',
  category: 'Data',
  summary:
    'Sales counted 2.9 million customers, finance 1.2 million, and both had the query to prove it. How one word with nine meanings was settled with three names and a test.',
  thumbnail: '/drawings/post-nine-customers.svg',
  authorName: 'Nandini Rao',
  daysAgo: 622,
  content: `
<p>On slide four the broadband company had 2.3 million customers. On slide eleven, an hour later, it had 1.9 million. A member of the board asked which it was. Two directors answered at once, with different figures, neither of them on a slide.</p>
<p>We were hired to find the wrong number. There was none. In three weeks of reading queries, dashboards and one spreadsheet that ran the sales bonus, we found nine definitions of a customer, each in use, each made by somebody sensible for a purpose.</p>
<table>
<caption>Five of the nine, counted for the same day</caption>
<thead><tr><th scope="col">Who counts</th><th scope="col">A customer is</th><th scope="col">Count</th></tr></thead>
<tbody>
<tr><td>Sales</td><td>anybody who has ever signed</td><td>2,941,000</td></tr>
<tr><td>Marketing</td><td>an e-mail address that may be written to</td><td>2,318,000</td></tr>
<tr><td>Network</td><td>a line that carried data in the last 30 days</td><td>1,902,000</td></tr>
<tr><td>Support</td><td>a household, with all its lines</td><td>1,544,000</td></tr>
<tr><td>Finance</td><td>a contract that was invoiced last month and is paid</td><td>1,207,000</td></tr>
</tbody>
</table>
<p>The difference between the first and the last row is not an error of 1.7 million. It is a description of the business: people leave, households have two lines, some do not pay. The trouble was the single word.</p>
<h2>Do not vote on it</h2>
<p>The usual cure is a workshop in which a definition is agreed for all. We have sat in such workshops. The definition that wins is the one of whoever speaks last, and the other eight go on under the table, because the purposes have not gone away. A network planner who has to size a cable cannot use paid invoices.</p>
<p>We asked another question: which decision is taken with this number, and would it be taken differently with another? Six of the nine fell at once. They were copies that had drifted, such as one in which a month had thirty days. Three had decisions behind them, and each of the three got a name of its own. <strong>Subscriber</strong> is a contract that was invoiced for the month. <strong>Active line</strong> is a line with traffic in thirty days. <strong>Household</strong> is an address with at least one subscriber. The word <em>customer</em> may be used in speech and on posters. In a report it is an error, and the build for reports says so.</p>
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
<p>It lies beside the query, is reviewed like the query, and two of its lines do most of the work. <code>calendar</code> ended a quarrel of years: a month that ends at midnight in India ends at half past six in the evening in UTC, and the last evening of March used to belong to April in one system out of three. <code>agrees_with</code> makes the definition testable. Every night the sum of invoices behind the subscribers is compared with the account in the ledger. It may differ by nothing.</p>
<h2>The join that sells twice</h2>
<p>That test failed in its first week, by ₹ 1.1 crore, and the cause was neither finance nor the ledger. It was this:</p>
<pre><code class="language-sql">select i.month, count(distinct i.contract_id) as subscribers, sum(i.amount) as invoiced
from invoice i
left join payment p on p.invoice_id = i.id
where i.month = date '2024-05-01'
group by i.month;</code></pre>
<p>Somebody had added the join in order to filter by payments and had later taken the filter out. An invoice that is paid in two parts appears twice. The count is saved by its <code>distinct</code>, which is why nobody saw it. The sum is not. <code>sum(distinct i.amount)</code>, which we found in two other places as a repair, is worse: it drops every second invoice of the same amount, and broadband invoices have few different amounts.</p>
<p>What is right depends on the grain. Payments are brought down to one row for each invoice before they are joined:</p>
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
<p>We have since made it a rule that every table states its grain in its first comment, and that a test counts rows before and after each join. That test is five lines long and has found four faults in a year. No cleverer test of ours comes near.</p>
<h2>What changed, and what did not</h2>
<p>The board now sees subscribers on slide four and active lines on slide eleven, each under its name, with a note that says by how much they differ and why. In the first quarter that note led to the only real discovery of the project. Some 41,000 lines carried traffic and were invoiced to nobody. They belonged to blocks of flats whose contracts had ended with a builder.</p>
<p>The sales bonus was the last to move. It is paid on signatures, and signatures are what sales can influence, so we left it on signatures and called them that. One spreadsheet survives, with a sheet which says so on its first line.</p>
<p>Of 140 dashboards, 58 remain. Nobody asked for the others to come back, apart from one regional manager, who missed a curve that had gone up for six years. It counted everyone who had ever signed. Such a curve cannot go down, and it must have been a comfort. For figures that may, see our work on <a href="/services/offerings/data-artificial-intelligence">data</a>, or the account of <a href="/insights/late-data-has-a-shape">how to close a report</a> while part of it is still on the way.</p>
`,
}
