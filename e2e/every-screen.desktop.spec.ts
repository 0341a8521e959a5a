import { testEveryScreen } from "./src/every-screen.ts";

testEveryScreen([{ language: "ru", isDark: true }]);
