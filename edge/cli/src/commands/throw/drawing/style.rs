//! Colours and lines of the drawing, for light and dark.

/// Dice keep their colours in the dark: every one has a letter or number beside it as well.
pub(super) const STYLE: &str = "
  svg { color-scheme: light dark; font: 14px system-ui, sans-serif; }
  .paper { fill: #f6f4ee; } .ink { fill: #22303a; } .dim { fill: #65727c; }
  .title { font-size: 21px; font-weight: 650; } .head { font-weight: 650; } .small { font-size: 12px; }
  .mono { font-family: ui-monospace, monospace; }
  .wall { fill: none; stroke: #8a6f52; stroke-width: 8; stroke-linejoin: miter; }
  .water { fill: #9fcde0; } .wave { fill: none; stroke: #7db6cf; stroke-width: 1.4; }
  .shade { fill: #5f9db8; opacity: .55; } .floe { fill: #fbfdff; stroke: #c3dbe6; stroke-width: 2; }
  .net { fill: #e3f3e6; stroke: #2f8a4c; stroke-width: 2; } .mesh { stroke: #2f8a4c; stroke-width: .8; opacity: .55; }
  .hole { fill: #33566b; stroke: #1d3746; stroke-width: 2; }
  .net-label, .hole-label { font-weight: 700; font-size: 17px; paint-order: stroke; stroke-width: 4; stroke-linejoin: round; }
  .net-label { fill: #14592c; stroke: #e3f3e6; } .hole-label { fill: #ffffff; stroke: #33566b; }
  .entrance { stroke: #65727c; stroke-width: 1.5; stroke-dasharray: 3 5; } .tick { stroke: #65727c; }
  .block { fill: #d9edf6; stroke: #9cbccb; } .aim { stroke: #22303a; fill: #22303a; }
  .way { fill: none; stroke-linejoin: round; }
  .was { fill: none; stroke-width: 1.6; stroke-dasharray: 3 3; } .start { fill: none; stroke-width: 1.4; }
  .body { stroke: #1b2328; stroke-opacity: .55; stroke-width: 1; } .wet { opacity: .5; }
  .badge { fill: #ffffff; stroke: #22303a; } .mark { fill: #22303a; font-size: 11px; font-weight: 700; }
  .rule { stroke: #d8d3c6; }
  .c-orange .body { fill: #e8821e; } .c-green .body { fill: #2e9e49; } .c-purple .body { fill: #8d4fb5; }
  .c-red .body { fill: #d3372f; } .c-blue .body { fill: #2a66c8; } .c-yellow .body { fill: #f0c31c; }
  .c-orange .line { stroke: #d16f0e; } .c-green .line { stroke: #2e9e49; } .c-purple .line { stroke: #8d4fb5; }
  .c-red .line { stroke: #d3372f; } .c-blue .line { stroke: #2a66c8; } .c-yellow .line { stroke: #c99a00; }
  .pip { fill: #ffffff; } .c-yellow .pip { fill: #3a3000; }
  .dots circle { stroke: none; } .dots path { fill: none; stroke-width: 1.4; }
  .dots.c-orange { fill: #d16f0e; stroke: #d16f0e; } .dots.c-green { fill: #1f7d37; stroke: #1f7d37; }
  .dots.c-purple { fill: #8d4fb5; stroke: #8d4fb5; } .dots.c-red { fill: #d3372f; stroke: #d3372f; }
  .dots.c-blue { fill: #2a66c8; stroke: #2a66c8; } .dots.c-yellow { fill: #a87f00; stroke: #a87f00; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #12181d; } .ink { fill: #e9edf0; } .dim { fill: #98a6b0; }
    .wall { stroke: #6d573f; } .water { fill: #17394b; } .wave { stroke: #23506a; }
    .shade { fill: #0b202b; } .floe { fill: #c9d9e2; stroke: #8fabb9; }
    .net { fill: #b5d8bd; } .net-label { stroke: #b5d8bd; }
    .hole { fill: #1b3342; stroke: #0f222d; } .hole-label { stroke: #1b3342; }
    .entrance, .tick { stroke: #98a6b0; } .block { fill: #24404e; stroke: #4d6d7d; }
    .aim { stroke: #e9edf0; fill: #e9edf0; } .rule { stroke: #2c363d; }
    .badge { fill: #12181d; stroke: #e9edf0; } .mark { fill: #e9edf0; }
  }
";
