const scene = (href: string) =>
  `<div class="scene"><svg viewBox="0 0 860 752" preserveAspectRatio="xMaxYMax meet"><use href="${href}"/></svg></div>`

/**
 * The floor under the hero's change: the same drawings, as large, sinking and rising by the same clock, and nothing
 * else. Without headline, words, signal and callouts, without React, and without a page below.
 */
export const bareHero = (hrefs: string[]) => `<!doctype html>
<title>Floor</title>
<style>
body { margin: 0; background: #eceee9;
  --ink: #12171a; --signal: #f04014; --at: #fcfdfa; --af: #dfe4de; --ar: #c6cdc7; --al: #12171a; --ah: #12171a }
.scene { position: absolute; right: 40px; top: 70px; width: 845px; height: 703px; visibility: hidden;
  --moves: ; --sunk: 1; --pace: .2s; --wait: 0s; --inks: -.05s; transition: visibility 0s .5s }
.scene[data-current] { visibility: visible; --sunk: 0; --pace: .45s; --wait: .25s; --inks: .65s; transition: none }
svg { width: 100%; height: 100% }
</style>
${hrefs.map(scene).join('')}
<button class="carousel-next">Next</button>
<script>
const scenes = [...document.querySelectorAll('.scene')]
let current = 0
const show = (next) => {
  scenes[current].removeAttribute('data-current')
  scenes[next].setAttribute('data-current', '')
  current = next
}
show(0)
document.querySelector('.carousel-next').onclick = () => show((current + 1) % scenes.length)
</script>`
