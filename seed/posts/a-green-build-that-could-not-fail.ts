import type { SamplePost } from './sample-post.ts'

export const post: SamplePost = {
  title: 'A green build that could not fail',
  category: 'Delivery',
  summary:
    'Eleven hundred tests, 96 per cent of lines covered, and a refund that could be paid out twice. We broke the code 2,310 times on purpose to see who would notice.',
  thumbnail: '/drawings/post-green-build.svg',
  authorName: 'Shubham Raj',
  daysAgo: 540,
  content: `
<p>In the release notes of a travel company stood a sentence that I had written: all 1,140 tests are green. On the same evening one customer got his refund twice. There was a test for exactly that. It was called <em>a refund is refused the second time</em>, it had been green for fourteen months, and it would have stayed green if somebody had deleted the refund, the order and the customer.</p>
<p>Coverage told us nothing, because coverage counts lines that were run. It does not ask whether anybody was looking.</p>
<h2>Four ways of not looking</h2>
<p>This is the test, shortened:</p>
<pre><code class="language-ts">test('a refund is refused the second time', () =&gt; {
  expect(refund(paidOrder)).rejects.toThrow('already refunded')
})</code></pre>
<p>There is no <code>await</code>. The assertion is a promise, nobody waits for it, and the test is over before it has an opinion. The runner that we used at the time said nothing, and the promise was rejected in silence after the last test. One word repairs it. A lint rule against promises that nobody waits for would have found it, and found sixteen more of its kind when we switched it on.</p>
<p>The second kind looks industrious:</p>
<pre><code class="language-ts">for (const line of report.lines) {
  expect(line.tax).toBe(taxOn(line.net))
}</code></pre>
<p>An empty report passes. It also computes what it expects with the function that is being tested, so that a wrong <code>taxOn</code> agrees with itself. We now write the number: three lines, and 18 rupees of tax on the first.</p>
<p>The third kind replaces the database by an object which answers what the test wants to hear, and then finds that the answer was as wanted. The fourth compares a page with a stored picture of itself, and somebody has got used to pressing the key that stores a new one.</p>
<h2>Break it and see</h2>
<p>The way to learn whether a test can fail is to give it a reason. A mutation tester changes one thing in the code, such as <code>&lt;</code> into <code>&lt;=</code>, a condition into <code>true</code>, a body into nothing, and runs the tests that touch it. If one of them fails, the mutant is killed. If all of them pass, it survives, and you have found a change in behaviour which nobody would notice.</p>
<pre><code class="language-json">{
  "testRunner": "vitest",
  "mutate": ["src/rules/**/*.ts", "!src/rules/**/*.test.ts"],
  "incremental": true,
  "thresholds": { "high": 90, "low": 80, "break": 75 }
}</code></pre>
<p>We let Stryker loose on the rules for prices, refunds and tax. That is 9,000 lines out of 120,000, and they are the ones that move money. The first run took three hours and forty minutes.</p>
<table>
<caption>2,310 mutants in code with 96 per cent of its lines covered</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">Mutants</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><td>Killed by a failing test</td><td>1,254</td><td>54%</td></tr>
<tr><td>Ran for ever, counted as killed</td><td>86</td><td>4%</td></tr>
<tr><td>Survived</td><td>878</td><td>38%</td></tr>
<tr><td>Reached by no test</td><td>92</td><td>4%</td></tr>
</tbody>
</table>
<p>More than a third of these mistakes would have gone live under a green light. Among the survivors was the refund. Its whole body could be removed.</p>
<h2>Reading the survivors</h2>
<p>A number like 58 per cent invites a campaign. We drew a hundred survivors by lot instead, and two of us read them, over three afternoons with tea.</p>
<table>
<caption>One hundred survivors, read by hand</caption>
<thead><tr><th scope="col">What it was</th><th scope="col">Of 100</th><th scope="col">What we did</th></tr></thead>
<tbody>
<tr><td>Made no difference: a log text, an order that does not matter</td><td>31</td><td>nothing</td></tr>
<tr><td>Behaviour that no test asserts</td><td>27</td><td>wrote the assertion</td></tr>
<tr><td>A limit: under or up to, at midnight or after</td><td>18</td><td>a test on either side of it</td></tr>
<tr><td>A test that cannot fail</td><td>14</td><td>mended or deleted it</td></tr>
<tr><td>Code that no longer has a purpose</td><td>10</td><td>deleted it</td></tr>
</tbody>
</table>
<p>The first row is why 100 per cent is a bad aim. Whoever chases the last third will end up asserting log texts, and the next engineer will be stopped by tests that guard nothing. The last row was a pleasant surprise: dead code cannot be killed.</p>
<p>Of the eighteen limits, three were wrong in the product. A child of exactly twelve years paid the full fare for two years. Nobody had complained. It came to ₹ 61,000, and the company sent it back to 214 families with a letter, which I count among the better results of a testing tool.</p>
<h2>What stayed</h2>
<p>The long run is made on Sundays. On each change only the mutants in the lines that were touched are tried, which takes two to five minutes, and a survivor there is shown in the review with the line that was altered. It does not block. A person decides, since a person can tell row one from row two. After six weeks the share of killed mutants in the money rules stood at 81 per cent. It has stayed between 79 and 84 for a year, and we leave it alone.</p>
<p>More useful than the tool is a habit that came with it. A test is not done when it is green. Its author breaks the code, sees it turn red for the right reason, and puts the code back. It takes ten seconds, and the review asks for it in a single word. When I visit a team for the first time I do it for them: I delete the body of the most expensive function and push. If the light stays green we have found the first week’s work.</p>
<blockquote><p>A test that has never failed is a claim that has never been checked.</p></blockquote>
<p>We bring this along with our <a href="/services/technology/devops">build lines</a>, next to the gate which models have to pass. That gate had its own trouble with <a href="/insights/the-smallest-group-that-may-say-no">saying no for the wrong reason</a>. A control can fail in both directions, and one should have seen both.</p>
`,
}
