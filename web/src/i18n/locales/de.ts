export default Object.values(
  import.meta.glob<string>(['../../../../beaverboard/locales/de/*.ftl', '!**/replay.ftl', '!**/steps.ftl'], { eager: true, query: '?raw', import: 'default' }),
)
