// Biber-Gang as near to the limit as plain C comes: random play, five rounds, numbers from xoshiro.
// `benchmarks/engine.py` builds it with `cc -O3 -march=native` and prints its rate beside ours.
//
//     biber_gang_limit SEATS MATCHES     prints actions, matches and seconds of CPU time
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
enum { SETUP, DRAW, PLAY, SWIM, OVER };
enum { A_DRAW = 0, A_TAKE = 1, A_PUT = 2, A_FLIP = 10, A_PASS = 18, A_SWIM = 19 };
#define BEAVER 13
typedef struct {
    uint32_t rng[4];
    int8_t n, round_no, phase, turn, last, hand, blind, pending;
    int8_t cards[6][8], open[6][8], hidden[6];
    int16_t n_stock, n_pile;
    int8_t stock[108], pile[108];
    int16_t score[6], gained[6];
    int32_t moves;
} S;
static void seed_rng(S* s, uint64_t seed) {
    uint32_t z = seed;
    for (int i = 0; i < 4; i++) {
        z += 0x9E3779B9u;
        uint32_t w = z ^ (z >> 16);
        w *= 0x21F0AAADu;
        w ^= w >> 15;
        w *= 0x735A2D97u;
        w ^= w >> 15;
        s->rng[i] = i == 0 ? w | 1 : w;
    }
}
static inline uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }
static inline int below(S* s, int n) {
    uint32_t* r = s->rng;
    uint32_t x = rotl(r[1] * 5, 7) * 9, t = r[1] << 9;
    r[2] ^= r[0];
    r[3] ^= r[1];
    r[1] ^= r[2];
    r[0] ^= r[3];
    r[2] ^= t;
    r[3] = rotl(r[3], 11);
    return ((uint64_t)x * n) >> 32;
}
static void shuffle(S* s, int8_t* d, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(s, i + 1);
        int8_t t = d[i];
        d[i] = d[j];
        d[j] = t;
    }
}
static int draw_top(S* s) {
    if (s->n_stock == 0) {
        s->n_stock = s->n_pile - 1;
        for (int i = 0; i < s->n_stock; i++) s->stock[i] = s->pile[i];
        s->pile[0] = s->pile[s->n_pile - 1];
        s->n_pile = 1;
        shuffle(s, s->stock, s->n_stock);
    }
    return s->stock[--s->n_stock];
}
static inline void discard(S* s, int c) { s->pile[s->n_pile++] = c; }
static void deal(S* s) {
    for (int i = 0; i < 108; i++) s->stock[i] = i >= 104 ? BEAVER : i / 8;
    shuffle(s, s->stock, 108);
    int top = 108;
    for (int p = 0; p < s->n; p++) {
        for (int k = 0; k < 8; k++) {
            s->cards[p][k] = s->stock[--top];
            s->open[p][k] = 0;
        }
        s->hidden[p] = 8;
    }
    s->n_stock = top;
    s->n_pile = 0;
    discard(s, draw_top(s));
    s->hand = -1;
    s->last = -1;
    s->phase = SETUP;
    s->turn = 0;
    s->pending = 2 * s->n;
}
static void new_game(S* s, int n, uint64_t seed) {
    seed_rng(s, seed);
    s->n = n;
    s->round_no = 0;
    s->moves = 0;
    for (int p = 0; p < 6; p++) s->score[p] = s->gained[p] = 0;
    deal(s);
}
static inline void turn_up(S* s, int p, int k) {
    s->open[p][k] = 1;
    s->hidden[p]--;
}
static inline int replace(S* s, int p, int k, int c) {
    int o = s->cards[p][k];
    s->cards[p][k] = c;
    if (!s->open[p][k]) turn_up(s, p, k);
    return o;
}
static int legal(S* s, int8_t* out) {
    int p = s->turn, n = 0;
    if (s->phase == DRAW) {
        out[0] = 0;
        out[1] = 1;
        return 2;
    }
    if (s->phase == PLAY) {
        for (int k = 0; k < 8; k++)
            if (!(s->cards[p][k] == BEAVER && s->cards[p][k ^ 4] == BEAVER && s->open[p][k] &&
                  s->open[p][k ^ 4]))
                out[n++] = A_PUT + k;
        if (s->blind)
            for (int k = 0; k < 8; k++)
                if (!s->open[p][k]) out[n++] = A_FLIP + k;
        if (s->hidden[p] == 1) out[n++] = A_PASS;
        return n;
    }
    int b = s->phase == SETUP ? A_FLIP : A_SWIM;
    for (int k = 0; k < 8; k++)
        if (!s->open[p][k]) out[n++] = b + k;
    return n;
}
static int points(S* s, int p) {
    int64_t pairs = 0;
    int wild = 0, pts = 0;
    for (int k = 0; k < 4; k++) {
        int a = s->cards[p][k], b = s->cards[p][k + 4];
        if (a == BEAVER && b == BEAVER)
            wild++;
        else if (a == b || a == BEAVER || b == BEAVER)
            pairs += 1LL << (4 * (a < b ? a : b));
        else
            pts += a + b;
    }
    for (int i = 0; i < wild; i++) {
        int best = 0;
        for (int v = 0; v < 13; v++) {
            int c = (pairs >> (4 * v)) & 15;
            if (c == 1) {
                best = v;
                break;
            }
            if (c > 1) best = v;
        }
        pairs += 1LL << (4 * best);
    }
    for (int v = 0; v < 13; v++) {
        int c = (pairs >> (4 * v)) & 15;
        if (c > 1) pts -= 5 * c;
    }
    return pts;
}
static void end_turn(S* s) {
    s->hand = -1;
    if (s->hidden[s->turn] == 0 && s->last == -1) s->last = s->turn;
    s->turn = (s->turn + 1) % s->n;
    s->phase = DRAW;
    if (s->turn == s->last) {
        for (int p = 0; p < s->n; p++) {
            int x = points(s, p);
            s->gained[p] = x;
            s->score[p] += x;
        }
        if (++s->round_no == 5)
            s->phase = OVER;
        else
            deal(s);
    }
}
static void step(S* s, int a) {
    int p = s->turn;
    s->moves++;
    if (s->phase == DRAW) {
        if (a == A_DRAW) {
            s->hand = draw_top(s);
            s->blind = 1;
        } else {
            s->hand = s->pile[--s->n_pile];
            s->blind = 0;
        }
        s->phase = PLAY;
    } else if (s->phase == PLAY) {
        if (a < A_FLIP) {
            int k = a - A_PUT;
            if (s->cards[p][k] == BEAVER && s->open[p][k] && s->open[p][k ^ 4] &&
                s->cards[p][k ^ 4] == s->hand && s->hand != BEAVER && s->hidden[p] > 0) {
                s->hand = replace(s, p, k, s->hand);
                s->phase = SWIM;
                return;
            }
            discard(s, replace(s, p, k, s->hand));
        } else {
            discard(s, s->hand);
            if (a != A_PASS) turn_up(s, p, a - A_FLIP);
        }
        end_turn(s);
    } else if (s->phase == SWIM) {
        discard(s, replace(s, p, a - A_SWIM, s->hand));
        end_turn(s);
    } else {
        turn_up(s, p, a - A_FLIP);
        s->pending--;
        if (s->pending == 0) {
            int best = -1, who = 0;
            for (int q = 0; q < s->n; q++) {
                int t = 0;
                for (int k = 0; k < 8; k++)
                    if (s->open[q][k] && s->cards[q][k] != BEAVER) t += s->cards[q][k];
                if (t > best) {
                    best = t;
                    who = q;
                }
            }
            s->turn = who;
            s->phase = DRAW;
        } else if (s->pending % 2 == 0)
            s->turn++;
    }
}
static int64_t random_game(S* s, int n, uint64_t seed) {
    int8_t acts[27];
    new_game(s, n, seed);
    while (s->phase != OVER) {
        int c = legal(s, acts);
        step(s, acts[below(s, c)]);
    }
    return s->moves;
}
int main(int argc, char** argv) {
    if (argc != 3) return 2;
    int seats = atoi(argv[1]), matches = atoi(argv[2]);
    int64_t actions = 0, points = 0;
    S s;
    clock_t begun = clock();
    for (int g = 0; g < matches; g++) {
        actions += random_game(&s, seats, 7 + g);
        for (int p = 0; p < seats; p++) points += s.score[p];
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    // The points are printed, too, so that no compiler leaves out what makes them.
    printf("%lld %d %f %lld\n", (long long)actions, matches, seconds, (long long)points);
    return 0;
}
