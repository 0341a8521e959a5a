// Parses the arguments of `npm test`: names of runners, `--changed`, `--shard 1/3`.

/** Titles of the test runners. An argument of `npm test` selects runners by title. */
const runnerTitles = ["check", "unit and API", "browser"];

/** Titles of runners that repeat a part of another runner, and run only if an argument selects them. */
const optInRunnerTitles = ["engines"];

/** Parses the arguments of `npm test`. Throws an Error with a message for invalid arguments. */
export function parseTestOptions(args) {
  const names = [];
  let changed = false;
  let shard;
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const [flag, value] = argument.split("=", 2);
    if (flag === "--changed") changed = true;
    else if (flag === "--shard") shard = parseShard(value ?? rest.shift() ?? "");
    else if (flag.startsWith("-")) throw new Error(`There is no option ${flag}: --changed, --shard 1/3.`);
    else names.push(argument);
  }
  if (changed && shard) throw new Error("--changed and --shard do not go together.");
  const chosen =
    names.length === 0
      ? runnerTitles
      : [...runnerTitles, ...optInRunnerTitles].filter((title) => names.some((name) => title.includes(name)));
  if (chosen.length === 0)
    throw new Error(
      `There is no runner called ${names.join(" or ")}: ${[...runnerTitles, ...optInRunnerTitles].join(", ")}.`,
    );
  return { chosen, changed, shard };
}

function parseShard(text) {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index >= 1 && shard.index <= shard.count) return shard;
  throw new Error(`--shard takes a part of a whole, 1/3 for the first of three, not "${text}".`);
}
