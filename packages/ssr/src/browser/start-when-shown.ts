/** How long a page that shows its text already waits for its first pictures before it comes to life. */
const LONGEST_WAIT_MS = 2_000
/** Where somebody leaves the page before, the browser drops what is on its way: that is no failure, and by then it is gone. */
const TRY_AGAIN_AFTER_MS = 3_000

/**
 * For the page's head: loads the app (`data-modules` of the script's element: addresses in the order of evaluation)
 * once the page is painted with its hurried pictures, as the browser tells it: a frame may be ready long before it is
 * seen. Before, its files would share the line with letters and pictures, and the processor with the one that draws
 * them; and bringing a page to life takes a slow phone half a second in which it paints nothing. Somebody's press, or a page
 * in the background, waits for no picture. One file after the other, each asked for and run in a task of its own: between
 * them somebody can scroll; one that does not come is asked for again by those that need it, and the last one, the app
 * itself, once more after a moment. Serve it as a file.
 */
export const startWhenShownScript = `(function(){var m=document.currentScript.dataset.modules;if(!m)return;function go(){if(!m)return;var a=m.split(' ');m='';a.forEach(function(h){setTimeout(function(){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)})});a.reduce(function(p,h){function i(){return import(h)}return p.then(i,i)},Promise.resolve()).catch(function(){setTimeout(function(){import(a.pop())},${TRY_AGAIN_AFTER_MS})})}function on(t,n,f){t.addEventListener(n,f,{once:true,capture:true})}on(window,'pointerdown',go);on(window,'keydown',go);on(document,'DOMContentLoaded',function(){if(document.hidden)return go();setTimeout(go,${LONGEST_WAIT_MS});Promise.all([].filter.call(document.images,function(i){return i.fetchPriority==='high'&&!i.complete}).map(function(i){return new Promise(function(r){on(i,'load',r);on(i,'error',r)})})).then(function(){requestAnimationFrame(function(){new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])go()}).observe({type:'paint',buffered:true})})})})})()\n`
