// Plays a few decisions of some tables in the system's Firefox. Reads {program, url, cookie, tables, sizes, choices} as its only
// argument, and prints a line for everything that went wrong.
import { createRequire } from "node:module";

const { launch } = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");
const { program, url, cookie, tables, sizes, choices } = JSON.parse(process.argv[2]);
const PATIENCE = 60_000;

const browser = await launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
});
const page = await browser.newPage();
page.setDefaultTimeout(PATIENCE);
page.on("pageerror", (error) => console.log(`error: ${error.message}`));
page.on("console", (message) => message.type() === "error" && console.log(`console: ${message.text()}`));
await page.evaluateOnNewDocument(() => {
  if (location.protocol.startsWith("http")) localStorage.setItem("miskatonic.settings", JSON.stringify({ pace: "off", cover: false }));
});
await browser.setCookie({ ...cookie, domain: new URL(url).hostname });

/** What is wrong with the screen: it scrolls, or nothing that is lit can be seen. */
function faultsOfScreen() {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  const faults = [];
  if (scrollHeight > innerHeight) faults.push(`${scrollHeight - innerHeight} px below the end`);
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth - innerWidth} px beyond the edge`);
  const seen = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (thing.contains(there) || there.contains(thing));
  };
  const lit = [...document.querySelectorAll("[data-region] [data-lit]")].filter((thing) => thing.checkVisibility());
  if (lit.length > 0 && !lit.some(seen)) faults.push("nothing that is lit can be seen");
  if (!seen(document.querySelector("[data-testid=prompt]"))) faults.push("the question cannot be seen");
  return faults;
}

const ASKED = "[data-testid=decision][data-yours=true] [data-testid=option]";
const moves = () => page.$eval("[data-testid=stage]", (stage) => Number(stage.dataset.moves));

for (const [game, table] of Object.entries(tables)) {
  await page.goto(`${url}/t/${table}`);
  for (let made = 0; made < choices; made++) {
    await page.waitForSelector(ASKED);
    for (const [width, height] of sizes) {
      await page.setViewport({ width, height });
      await new Promise((rest) => setTimeout(rest, 150));
      for (const fault of await page.evaluate(faultsOfScreen)) console.log(`${game}, ${width} by ${height}: ${fault}`);
    }
    const before = await moves();
    await page.$eval(ASKED, (option) => option.click());
    if (await page.$("[data-testid=confirm]:not([disabled])")) await page.$eval("[data-testid=confirm]", (button) => button.click());
    await page.waitForFunction(
      (least) => Number(document.querySelector("[data-testid=stage]").dataset.moves) > least,
      {},
      before,
    );
  }
}
await browser.close();
console.log("played");
