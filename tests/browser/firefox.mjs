// Plays a few decisions of some tables in the system's Firefox, reads a turning point there, and looks at every screen as the
// audit does. Reads {program, url, cookie, tables, sizes, choices, audit, broken, goOn} as its only argument; a table is {title,
// id, settings} and may have a `point`. Prints a line for everything that went wrong.
import { createRequire } from "node:module";

const { launch } = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");
const { program, url, cookie, tables, sizes, choices, audit, broken, goOn } = JSON.parse(process.argv[2]);
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
await page.evaluateOnNewDocument(
  (prefers) => {
    const [, id] = location.pathname.match(/^\/t\/(.+)/) ?? [];
    if (id in prefers) localStorage.setItem("miskatonic.settings", JSON.stringify(prefers[id]));
  },
  Object.fromEntries(tables.map(({ id, settings }) => [id, settings])),
);
await browser.setCookie({ ...cookie, domain: new URL(url).hostname });

const ASKED = "[data-testid=decision][data-yours=true] [data-testid=option]";
const MOMENTS = "[data-testid=moments]";
const moves = () => page.$eval("[data-testid=stage]", (stage) => Number(stage.dataset.moves));

/** Says what is wrong with the screen at some sizes. */
async function look(title, at) {
  for (const [width, height] of at) {
    await page.setViewport({ width, height });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((rest) => setTimeout(rest, 150))));
    for (const fault of await page.evaluate(`(${audit})()`))
      if (broken.includes(fault.split(" ")[0])) console.log(`${title}, ${width} by ${height}: ${fault}`);
  }
}

/** Answers some questions, and looks at each: at the first one at every size, at one size after the other from there on. */
async function play(title) {
  for (let made = 0; made < choices; made++) {
    await page.waitForSelector(ASKED);
    await look(title, made === 0 ? sizes : [sizes[made % sizes.length]]);
    const before = await moves();
    await page.$eval(ASKED, (option) => option.click());
    if (await page.$("[data-testid=confirm]:not([disabled])"))
      await page.$eval("[data-testid=confirm]", (button) => button.click());
    await page.waitForFunction(
      (least) => Number(document.querySelector("[data-testid=stage]").dataset.moves) > least,
      {},
      before,
    );
  }
}

/** Brings about a turning point, goes on by key until it is told, reads it and puts it away. */
async function read(title, { choice, kind, words }) {
  await page.waitForSelector(ASKED);
  await page.$eval(`[data-testid=decision] [data-option="${choice}"]`, (option) => option.click());
  await page.waitForFunction(`(${goOn})(${JSON.stringify([kind, words])})`);
  await look(title, sizes);
  await page.keyboard.press("Escape");
  await page.waitForSelector(MOMENTS, { hidden: true });
  await page.waitForSelector(ASKED);
}

for (const { title, id, point } of tables) {
  await page.setViewport({ width: sizes[0][0], height: sizes[0][1] });
  await page.goto(`${url}/t/${id}`);
  await page.waitForSelector("[data-testid=connection][data-state=open]");
  await page.waitForSelector("[data-region=board] [data-piece], [data-region=own] [data-piece]");
  await (point ? read(title, point) : play(title));
}
await browser.close();
console.log("played");
