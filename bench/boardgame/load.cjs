// Plays moves through a server of boardgame.io that is running: node load.cjs TABLES PEOPLE MOVES SECONDS PORT
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const game = require('./game.cjs')

const [tables, people, moves, seconds, port] = process.argv.slice(2).map(Number)

const own = []
const others = []

async function main() {
  const address = `http://127.0.0.1:${port}`
  const clients = []
  const began = performance.now()
  await new Promise((done) => {
    let over = false
    const stop = () => {
      if (!over) {
        over = true
        done()
      }
    }
    setTimeout(stop, seconds * 1000)
    for (let table = 0; table < tables; table++) {
      const sent = new Map()
      for (let seat = 0; seat < people; seat++) {
        const client = Client({
          game,
          numPlayers: people,
          matchID: `table-${table}`,
          playerID: String(seat),
          multiplayer: SocketIO({ server: address }),
          debug: false,
        })
        let seen = -1
        client.subscribe((state) => {
          if (!state || over || !state.isConnected) return
          const n = state._stateID
          if (n > seen) {
            const at = sent.get(n - 1) ?? sent.get(n - 2)
            if (at && at.seat !== seat) others.push((performance.now() - at.time) / 1000)
            seen = n
          }
          if (state.ctx.currentPlayer === String(seat) && !sent.has(n)) {
            sent.set(n, { seat, time: performance.now() })
            if (others.length >= moves * (people - 1)) return stop()
            client.moves.add(1)
          }
        })
        client.start()
        clients.push(client)
      }
    }
  })
  const took = (performance.now() - began) / 1000
  for (const client of clients) client.stop()
  // Every move is told to all the others: that many moves were made.
  for (let k = 0; k < Math.floor(others.length / (people - 1)); k++) own.push(others[k])
  process.stdout.write(JSON.stringify({ own, others, seconds: took }) + '\n', () => process.exit(0))
}

main()
