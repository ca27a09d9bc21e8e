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
<p>A travel company’s release notes had a sentence in them that I’d written: all 1,140 tests are green. The same evening, one customer got his refund twice. There was a test for exactly that. It was called <em>a refund is refused the second time</em>, it had been green for fourteen months, and it would have stayed green if you’d deleted the refund, the order and the customer.</p>
<p>Coverage told us nothing, because coverage counts the lines that ran. It doesn’t ask whether anyone was looking.</p>
<h2>Four ways of not looking</h2>
<p>This is the test, shortened:</p>
<pre><code class="language-ts">test('a refund is refused the second time', () =&gt; {
  expect(refund(paidOrder)).rejects.toThrow('already refunded')
})</code></pre>
<p>There’s no <code>await</code>. The assertion is a promise, nobody waits for it, and the test is over before it has an opinion. The runner we used at the time said nothing, and the promise was rejected in silence after the last test. One word fixes it. A lint rule against floating promises would have found it, and when we switched one on it found sixteen more.</p>
<p>The second kind looks industrious:</p>
<pre><code class="language-ts">for (const line of report.lines) {
  expect(line.tax).toBe(taxOn(line.net))
}</code></pre>
<p>An empty report passes. It also works out what it expects with the function under test, so a wrong <code>taxOn</code> agrees with itself. We now write the number: three lines, and 18 rupees of tax on the first.</p>
<p>The third kind swaps the database for an object that says what the test wants to hear, then checks that it heard it. The fourth compares a page with a stored picture of itself, and someone’s got used to pressing the key that stores a new one.</p>
<h2>Break it and see</h2>
<p>To find out whether a test can fail, give it a reason to. A mutation tester changes one thing in the code, such as <code>&lt;</code> into <code>&lt;=</code>, a condition into <code>true</code>, a body into nothing, and runs the tests that touch it. If one of them fails, the mutant is killed. If they all pass, it survives, and you’ve found a change in behaviour no one would notice.</p>
<pre><code class="language-json">{
  "testRunner": "vitest",
  "mutate": ["src/rules/**/*.ts", "!src/rules/**/*.test.ts"],
  "incremental": true,
  "thresholds": { "high": 90, "low": 80, "break": 75 }
}</code></pre>
<p>We let Stryker loose on the rules for prices, refunds and tax. That’s 9,000 lines out of 120,000: the ones that move money. The first run took three hours and forty minutes.</p>
<table>
<caption>2,310 mutants in code with 96 per cent of its lines covered</caption>
<thead><tr><th scope="col">Outcome</th><th scope="col">Mutants</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><td>Killed by a failing test</td><td>1,254</td><td>54%</td></tr>
<tr><td>Ran forever, counted as killed</td><td>86</td><td>4%</td></tr>
<tr><td>Survived</td><td>878</td><td>38%</td></tr>
<tr><td>Reached by no test</td><td>92</td><td>4%</td></tr>
</tbody>
</table>
<p>More than a third of these mistakes would have gone live under a green light. The refund was among the survivors. You could remove its whole body.</p>
<h2>Reading the survivors</h2>
<p>A number like 58 per cent invites a campaign. Instead we picked a hundred survivors at random, and two of us read them over three afternoons, with tea.</p>
<table>
<caption>One hundred survivors, read by hand</caption>
<thead><tr><th scope="col">What it was</th><th scope="col">Of 100</th><th scope="col">What we did</th></tr></thead>
<tbody>
<tr><td>Made no difference: a log message, an order that doesn’t matter</td><td>31</td><td>nothing</td></tr>
<tr><td>Behaviour no test asserts</td><td>27</td><td>wrote the assertion</td></tr>
<tr><td>A limit: under or up to, at midnight or after</td><td>18</td><td>a test on either side of it</td></tr>
<tr><td>A test that can’t fail</td><td>14</td><td>fixed or deleted it</td></tr>
<tr><td>Code with no purpose left</td><td>10</td><td>deleted it</td></tr>
</tbody>
</table>
<p>The first row is why 100 per cent is a bad target. Chase the last third and you’ll end up asserting log messages, and the next engineer will be held up by tests that guard nothing. The last row was a pleasant surprise: you can’t kill dead code.</p>
<p>Three of the eighteen limits were wrong in the product. For two years, a child of exactly twelve had paid full fare. No one had complained. It came to ₹ 61,000, and the company sent it back to 214 families with a letter. As results of a testing tool go, I’ve seen worse.</p>
<h2>What stayed</h2>
<p>The long run happens on Sundays. On each change we try only the mutants in the lines touched, which takes two to five minutes, and the review shows any survivor beside the line that was altered. It doesn’t block. A person decides, because a person can tell row one from row two. After six weeks the share of killed mutants in the money rules was 81 per cent. It’s stayed between 79 and 84 for a year, and we leave it alone.</p>
<p>The habit that came with the tool is worth more than the tool. A test isn’t done when it’s green. You break the code, watch it turn red for the right reason, and put the code back. It takes ten seconds, and the review asks for it in one word. On my first visit to a team I do it for them: I delete the body of the most expensive function and push. If the light stays green, we’ve found the first week’s work.</p>
<blockquote><p>A test that has never failed is a claim that has never been checked.</p></blockquote>
<p>This comes with our <a href="/services/technology/devops">build lines</a>, next to the gate models have to pass. That gate had its own trouble with <a href="/insights/the-smallest-group-that-may-say-no">saying no for the wrong reason</a>. A control can fail in both directions, and you should have seen it do both.</p>
`,
}
