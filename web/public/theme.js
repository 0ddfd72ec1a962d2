// Runs before the first paint, so that nobody is dazzled by the wrong theme. The keys are those of lib/settings.svelte.ts.
;(function () {
  var root = document.documentElement
  var read = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null // storage may be switched off; the system's wish is enough then
    }
  }
  var theme = read('slet.theme')
  if (theme !== 'night' && theme !== 'day') {
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night'
  }
  root.dataset.theme = theme
  var bar = document.querySelector('meta[name="theme-color"]')
  if (bar) bar.content = theme === 'day' ? '#F6EBD4' : '#101A24'

  var language = read('slet.language')
  if (language !== 'cs' && language !== 'en') {
    language = /^(cs|sk)\b/i.test(navigator.language) ? 'cs' : 'en'
  }
  root.lang = language
})()
