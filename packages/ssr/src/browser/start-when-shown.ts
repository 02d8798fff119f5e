/** The longest that a painted page waits for its high-priority pictures before its app is loaded. */
const LONGEST_WAIT_MS = 2_000
/** A user who leaves earlier makes the browser drop its requests: that is no failure, and by then the page is gone. */
const TRY_AGAIN_AFTER_MS = 3_000

/**
 * A script for the page's head: loads the app (`data-modules` of the script's element: addresses in the order of
 * evaluation) once the page is painted with its high-priority pictures; at once when the user presses or the page is in
 * the background. Earlier its files would share the line with fonts and pictures. Each file is requested and run in a
 * task of its own, so that scrolling works between them. A failed file is requested again by the files that need it,
 * and the last one, the app itself, once more after a moment. Serve it as a file.
 */
export const startWhenShownScript = `(function(){var m=document.currentScript.dataset.modules;if(!m)return;function go(){if(!m)return;var a=m.split(' ');m='';a.forEach(function(h){setTimeout(function(){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)})});a.reduce(function(p,h){function i(){return import(h)}return p.then(i,i)},Promise.resolve()).catch(function(){setTimeout(function(){import(a.pop())},${TRY_AGAIN_AFTER_MS})})}function on(t,n,f){t.addEventListener(n,f,{once:true,capture:true})}on(window,'pointerdown',go);on(window,'keydown',go);on(document,'DOMContentLoaded',function(){if(document.hidden)return go();setTimeout(go,${LONGEST_WAIT_MS});Promise.all([].filter.call(document.images,function(i){return i.fetchPriority==='high'&&!i.complete}).map(function(i){return new Promise(function(r){on(i,'load',r);on(i,'error',r)})})).then(function(){requestAnimationFrame(function(){new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])go()}).observe({type:'paint',buffered:true})})})})})()\n`
