/** One fault of each kind, far from each other; those that take time come when the watcher has seen what is there. */
export const faulty = `<!doctype html><title>Faulty</title>
<style>
  body { margin: 0; font: 16px/20px sans-serif }
  main { position: relative; height: 1200px }
  main > * { position: absolute; left: 300px; margin: 0 }
  #mute { background: silver; border: 0 }
</style>
<main data-live>
  <p id="sound" style="top: 0">Nothing is wrong with this</p>
  <p id="faded" style="top: 100px">This fades away</p>
  <p id="pushed" style="top: 200px">This is pushed over the edge</p>
  <p id="emptied" style="top: 300px">The words of this leave</p>
  <button id="mute" style="top: 400px; width: 200px; height: 40px">Press</button>
  <p id="covered" style="top: 500px">Something comes to lie over this</p>
  <button id="plain" style="top: 600px">As the browser brings it</button>
  <section style="position: fixed; top: 700px">
    <p id="under">These words lie under others</p>
    <p id="over" style="margin-top: -36px">These words lie over others</p>
  </section>
  <p id="cut" style="top: 800px; height: 8px; overflow: hidden">Half of this line is cut away</p>
  <p id="outside" style="top: 850px; left: -40px">This runs out of the window</p>
  <div style="top: 120px; left: 800px"><p id="moved">This moves by itself</p></div>
  <img id="broken" src="/robots.txt" style="top: 1100px; width: 100px; height: 40px">
</main>
<script>
  const by = (id) => document.getElementById(id)
  const cover = document.createElement('div')
  cover.style.cssText = 'top: 480px; width: 400px; height: 60px; background: teal'
  console.error('planted')
  setTimeout(() => {
    by('faded').animate({ opacity: 0 }, { duration: 200, fill: 'forwards' })
    by('pushed').style.transform = 'translateX(-3000px)'
    by('emptied').replaceChildren()
    by('mute').replaceChildren()
    by('covered').after(cover)
    by('moved').style.marginTop = '300px'
  }, 2500)
</script>`
